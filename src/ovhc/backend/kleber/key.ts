import type { TempTokenAnswer } from '#types/api/tempToken';
import validate from '../../../../schemas/api/tempToken.schema.json?validator=response';
import { CallError, getJson } from '../call.ts';

/** §7: where the key of address lookup is kept for the visit, as it came. */
const NAME = 'kleberToken';

/** The key, where session storage is blocked or full. */
let inMemory: string | undefined;

/** Returns the last key, which may have expired; also one from before a reload. */
export function storedKey(): string | undefined {
  if (inMemory) return inMemory;
  try {
    return sessionStorage.getItem(NAME) || undefined;
  } catch {
    return undefined;
  }
}

/** Removes a key that does not work, so that the next look-up requests another. */
export function forgetKey(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // what could not be kept is not there either
  }
}

export function storeKey(key: string): void {
  try {
    sessionStorage.setItem(NAME, key);
    inMemory = undefined;
  } catch (error) {
    console.warn(`Storage failed, so "${NAME}" is kept until the page is left.`, error);
    inMemory = key;
  }
}

const PATH = '/tempToken';

async function fetchKey(timeout: number): Promise<string> {
  const { status, token } = await getJson<TempTokenAnswer>(PATH, { validate, timeout });
  if (status !== 'Success' || !token) throw new CallError(PATH, 'refused', `the status is "${status}"`);
  storeKey(token);
  return token;
}

/** The request for a new key that is on its way: one for all who wait, and nobody who gives up takes it from them. */
let fetching: Promise<string> | undefined;

function newKey(timeout: number): Promise<string> {
  fetching ??= fetchKey(timeout).finally(() => {
    fetching = undefined;
  });
  return fetching;
}

/**
 * Returns the key for a look-up (§7): the stored one, or a new one.
 *
 * @param expired a key that is no good any more; where a newer one has come meanwhile, that is the answer
 * @throws CallError when there is no key to be had
 */
export async function requestKey(timeout: number, expired?: string): Promise<string> {
  if (fetching) return fetching;
  const kept = storedKey();
  return kept && kept !== expired ? kept : newKey(timeout);
}
