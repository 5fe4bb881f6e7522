import type { KleberCall, KleberQuery, KleberRecord } from '#types/api/kleber';
import type { TempTokenCall } from '#types/api/tempToken';
import { calls } from '../api/calls.ts';
import type { Asked, Check } from './check.ts';

type Method = 'SearchAddress' | 'RetrieveAddress' | 'SearchLocality' | 'RetrieveLocalityPostcodes';
type Parameters = Omit<KleberQuery, 'Method' | 'OutputFormat'>;
type Kleber = Asked<KleberCall['response']>;

const FULL_NAMES: Record<Method, KleberQuery['Method']> = {
  SearchAddress: 'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress',
  RetrieveAddress: 'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress',
  SearchLocality: 'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality',
  RetrieveLocalityPostcodes: 'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes',
};

/** The fields of a method's records that the site reads. */
const FIELDS: Record<Method, (keyof KleberRecord & string)[]> = {
  SearchAddress: ['RecordId', 'AddressLine', 'Locality', 'State', 'Postcode'],
  RetrieveAddress: ['AddressLine', 'Locality', 'State', 'Postcode'],
  SearchLocality: ['Locality', 'State'],
  RetrieveLocalityPostcodes: ['Postcode'],
};

/** The address and the locality to search for. Both exist. */
const [ADDRESS, LOCALITY] = ['12 smith par', 'richm'];

/** Reports an error message, an empty result, and missing fields of the first record. */
function expectRecords(asked: Kleber, method: Method): KleberRecord | undefined {
  const result = '/DtResponse/Result';
  asked.expect(
    ({ DtResponse }) => DtResponse.ErrorMessage === '',
    '/DtResponse/ErrorMessage',
    'must be empty',
  );
  asked.expect(({ DtResponse }) => DtResponse.Result.length > 0, result, 'is empty');
  const [record] = asked.answer?.DtResponse.Result ?? [];
  for (const field of record ? FIELDS[method] : [])
    asked.expect(() => Boolean(record?.[field]), `${result}/0/${field}`, 'is missing or empty');
  return record;
}

/**
 * Returns true if the site would drop the key after this answer: it says that the request key is wrong
 * (src/ovhc/backend/kleber/ask.ts).
 */
const refusesKey = ({ DtResponse }: KleberCall['response']) => /request key/i.test(DtResponse.ErrorMessage);

/** Checks the key for address lookup and the methods of the address service. */
export async function checkAddresses(check: Check): Promise<void> {
  const token = await check.ask<TempTokenCall>(calls.tempToken, {});
  token.expect(({ status }) => status === 'Success', '/status', 'must be Success');
  const ask = (method: Method, more: Parameters, variant: string = method) => {
    const query: KleberQuery = { Method: FULL_NAMES[method], OutputFormat: 'json', ...more };
    return check.ask<KleberCall>(calls.kleber, { query }, { variant });
  };

  const wrongKey = await ask('SearchAddress', { RequestKey: 'unknown', AddressLine: ADDRESS }, 'unknown key');
  wrongKey.expect(refusesKey, '/DtResponse/ErrorMessage', 'must say that the request key is wrong');

  const RequestKey = token.answer?.token;
  if (!RequestKey) {
    for (const method of Object.keys(FULL_NAMES))
      check.addNotAsked(calls.kleber, 'tempToken gave no key', method);
    return;
  }
  const askFor = async (method: Method, more: Parameters) =>
    expectRecords(await ask(method, { RequestKey, ...more }), method);
  const found = await askFor('SearchAddress', { AddressLine: ADDRESS, ResultLimit: '8' });
  if (found?.RecordId) await askFor('RetrieveAddress', { RecordId: found.RecordId });
  else check.addNotAsked(calls.kleber, 'SearchAddress gave no RecordId', 'RetrieveAddress');

  const { Locality, State } =
    (await askFor('SearchLocality', { Locality: LOCALITY, ResultLimit: '8' })) ?? {};
  if (Locality && State) await askFor('RetrieveLocalityPostcodes', { Locality, State });
  else check.addNotAsked(calls.kleber, 'SearchLocality gave no locality', 'RetrieveLocalityPostcodes');
}
