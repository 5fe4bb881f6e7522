import type { KleberAnswer, KleberQuery, KleberRecord } from '#types/api/kleber';
import validate from '../../../../schemas/api/kleber.schema.json?validator=response';
import { CallError, getJson } from '../call.ts';
import { withTimeLimit } from '../time-limit.ts';
import { forgetKey, requestKey } from './key.ts';

const PATH = '/KleberWebService/DtKleberService.svc/ProcessQueryStringRequest';

/** §7: the timeout of an address lookup, including a new key and a second attempt. */
const TIMEOUT = 10_000;

/** The error message for an expired key (§8). */
const EXPIRED = /temporary request key.*expired/i;

export type KleberQuestion = Omit<KleberQuery, 'RequestKey' | 'OutputFormat'>;

/** Waits for a result until the signal is aborted. The task continues for other callers. */
function untilAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    result.then(resolve, reject);
  });
}

/** Removes the key if the service refuses the whole request, because the key may be the reason. */
function onRefusal(error: unknown): never {
  if (error instanceof CallError && error.status !== undefined && error.status < 500) forgetKey();
  throw error;
}

async function askWith(key: string, question: KleberQuestion, signal: AbortSignal) {
  const { DtResponse } = await getJson<KleberAnswer>(PATH, {
    // the build sets the service's address (scripts/settings.ts); by default it is on this site
    base: import.meta.env.VITE_ADDRESS_SERVICE ?? '',
    query: { ...question, RequestKey: key, OutputFormat: 'json' },
    validate,
    timeout: TIMEOUT,
    signal,
  }).catch(onRefusal);
  return DtResponse;
}

/**
 * Calls the address-lookup service. Keys expire within minutes, so this is normal: it fetches a new key and repeats
 * the call once.
 * @throws CallError without a key or a usable answer; the signal's reason if it was aborted
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
    // a new key would be refused as well
    if (/request key/i.test(ErrorMessage)) forgetKey();
    if (ErrorMessage) throw new CallError(PATH, 'refused', `${question.Method} says "${ErrorMessage}"`);
    return Result;
  });
}
