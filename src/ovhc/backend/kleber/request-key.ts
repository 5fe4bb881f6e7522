import type { TempTokenAnswer } from '#types/api/tempToken';
import fits from '../../../../schemas/api/tempToken.schema.json?validator=response';
import { CallError, getJson } from '../call.ts';
import { keepKey, keptKey } from './kept-key.ts';

const PATH = '/tempToken';

async function fetchKey(timeout: number): Promise<string> {
  const { status, token } = await getJson<TempTokenAnswer>(PATH, { fits, timeout });
  if (status !== 'Success' || !token) throw new CallError(PATH, 'refused', `the status is "${status}"`);
  keepKey(token);
  return token;
}

/** The request for a new key that is on its way: one for all who wait, and nobody who gives up takes it from them. */
let underWay: Promise<string> | undefined;

function newKey(timeout: number): Promise<string> {
  underWay ??= fetchKey(timeout).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/**
 * The key for a look-up (§7): the one that is kept, or a new one.
 *
 * @param expired a key that is no good any more; where a newer one has come meanwhile, that is the answer
 * @throws CallError when there is no key to be had
 */
export async function requestKey(timeout: number, expired?: string): Promise<string> {
  if (underWay) return underWay;
  const kept = keptKey();
  return kept && kept !== expired ? kept : newKey(timeout);
}
