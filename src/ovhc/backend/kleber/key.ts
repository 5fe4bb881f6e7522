import type { TempTokenAnswer } from '#types/api/tempToken';
import validate from '../../../../schemas/api/tempToken.schema.json?validator=response';
import { type StorageArea, storedText } from '../../store/storage.ts';
import { CallError, getJson } from '../call.ts';

/** §7: the session storage key for the address-lookup key, which is stored unchanged. */
const NAME = 'kleberToken';

const inMemory = new Map<string, string>();

/** Keeps the key until the page is left, if session storage is blocked or full. */
const memory: StorageArea = {
  getItem: (name) => inMemory.get(name) ?? null,
  setItem: (name, key) => void inMemory.set(name, key),
  removeItem: (name) => void inMemory.delete(name),
};

/** The last key, which may have expired, also after a reload. */
const stored = storedText([() => sessionStorage, () => memory], NAME);

/** Removes a key that does not work, so that the next lookup fetches another. */
export function forgetKey(): void {
  stored.clear();
}

const PATH = '/tempToken';

async function fetchKey(timeout: number): Promise<string> {
  const { status, token } = await getJson<TempTokenAnswer>(PATH, { validate, timeout });
  if (status !== 'Success' || !token) throw new CallError(PATH, 'refused', `the status is "${status}"`);
  stored.write(token);
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
  const key = stored.read();
  return key && key !== expired ? key : newKey(timeout);
}
