import type { KleberAnswer, KleberQuery, KleberRecord } from '#types/api/kleber';
import validate from '../../../../schemas/api/kleber.schema.json?validator=response';
import { CallError, getJson } from '../call.ts';
import { withTimeLimit } from '../time-limit.ts';
import { forgetKey, requestKey } from './key.ts';

const PATH = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';

/** §7: the limit of the address client. It is that of a whole look-up, a new key and a second try included. */
const TIMEOUT = 10_000;

/** The error message for an expired key (§8). */
const EXPIRED = /temporary request key.*expired/i;

export type KleberQuestion = Omit<KleberQuery, 'RequestKey' | 'OutputFormat'>;

/** Waits for a result until the signal is aborted; the work goes on for others. */
function untilAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    result.then(resolve, reject);
  });
}

/** Forgets the key where the service refuses the whole request: it may be the key that it can't take. */
function onRefusal(error: unknown): never {
  if (error instanceof CallError && error.status !== undefined && error.status < 500) forgetKey();
  throw error;
}

async function askWith(key: string, question: KleberQuestion, signal: AbortSignal) {
  const { DtResponse } = await getJson<KleberAnswer>(PATH, {
    // the build says where the service is (scripts/settings.ts); at first, on this site
    base: import.meta.env.VITE_ADDRESS_SERVICE ?? '',
    query: { ...question, RequestKey: key, OutputFormat: 'json' },
    validate,
    timeout: TIMEOUT,
    signal,
  }).catch(onRefusal);
  return DtResponse;
}

/**
 * Asks the address-lookup service. Keys live for minutes only, so an expired one is the normal case: a new one is
 * fetched and the same is asked again, once.
 *
 * @throws CallError when there is no key or no usable answer; the signal's reason when it was given up
 */
export function askKleber(question: KleberQuestion, signal?: AbortSignal): Promise<KleberRecord[]> {
  return withTimeLimit(PATH, TIMEOUT, signal, async (limited) => {
    const key = await untilAborted(requestKey(TIMEOUT), limited);
    let answer = await askWith(key, question, limited);
    if (EXPIRED.test(answer.ErrorMessage)) {
      const next = await untilAborted(requestKey(TIMEOUT, key), limited);
      answer = await askWith(next, question, limited);
    }
    const { ErrorMessage, Result } = answer;
    // whatever it has against the key, it will have against it again
    if (/request key/i.test(ErrorMessage)) forgetKey();
    if (ErrorMessage) throw new CallError(PATH, 'refused', `${question.Method} says "${ErrorMessage}"`);
    return Result;
  });
}
