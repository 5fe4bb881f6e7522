import type { TempTokenAnswer } from '#types/api/tempToken';
import validate from '../../../../schemas/api/tempToken.schema.json?validator=response';
import { CallError, getJson } from '../call.ts';

/** §7: the session storage key for the address-lookup key, which is stored unchanged. */
const NAME = 'kleberToken';

/** The address-lookup key if session storage is blocked or full. */
let inMemory: string | undefined;

/** Returns the last key, which may have expired, also after a reload. */
export function storedKey(): string | undefined {
  if (inMemory) return inMemory;
  try {
    return sessionStorage.getItem(NAME) || undefined;
  } catch {
    return undefined;
  }
}

/** Removes a key that does not work, so that the next lookup fetches another. */
export function forgetKey(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // if it could not be stored, there is nothing to remove
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

/** The pending request for a key, shared by all callers. A caller that aborts does not cancel it for the others. */
let fetching: Promise<string> | undefined;

function newKey(timeout: number): Promise<string> {
  fetching ??= fetchKey(timeout).finally(() => {
    fetching = undefined;
  });
  return fetching;
}

/**
 * Returns the key for a lookup (§7): the stored one or a new one.
 * @param expired a key that no longer works; if there is a newer one, that is returned
 * @throws CallError if there is no key
 */
export async function requestKey(timeout: number, expired?: string): Promise<string> {
  if (fetching) return fetching;
  const stored = storedKey();
  return stored && stored !== expired ? stored : newKey(timeout);
}
