import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { KleberAnswer, KleberQuery, KleberRecord } from '#types/api/kleber';
import type { TempTokenAnswer } from '#types/api/tempToken';

export const KLEBER = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';

const [PREDICTIVE, REVERSE] = [
  'DataTools.Capture.Address.Predictive.AuPaf',
  'DataTools.Capture.Address.Reverse.AuPaf',
] as const;

export const SEARCH_ADDRESS = `${PREDICTIVE}.SearchAddress`;
export const RETRIEVE_ADDRESS = `${PREDICTIVE}.RetrieveAddress`;
export const SEARCH_LOCALITY = `${REVERSE}.SearchLocality`;
export const RETRIEVE_POSTCODES = `${REVERSE}.RetrieveLocalityPostcodes`;

export const kleberUrl = (Method: string, parameters: Partial<KleberQuery>) =>
  `${KLEBER}?${new URLSearchParams({ Method, OutputFormat: 'json', ...parameters })}`;

/** What a client of address lookup does at `app`. */
export function kleberAt(app: FastifyInstance) {
  const newKey = async (): Promise<string> =>
    (await app.inject('/hcf/tempToken')).json<TempTokenAnswer>().token ?? '';

  async function ask(url: string): Promise<KleberAnswer['DtResponse']> {
    const response = await app.inject(url);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<KleberAnswer>().DtResponse;
  }

  return {
    newKey,
    ask,
    /** The records that a method finds, with a new key. */
    async find(method: string, parameters: Partial<KleberQuery>): Promise<KleberRecord[]> {
      const RequestKey = await newKey();
      const { Result, ...rest } = await ask(kleberUrl(method, { RequestKey, ...parameters }));
      expect(rest).toEqual({ RequestId: '', ResultCount: String(Result.length), ErrorMessage: '' });
      return Result;
    },
  };
}
