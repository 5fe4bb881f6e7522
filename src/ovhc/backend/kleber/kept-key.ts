/** §7: where the key of address lookup is kept for the visit, as it came. */
const NAME = 'kleberToken';

/** The key, where session storage is blocked or full. */
let inMemory: string | undefined;

/** The last key that was kept, good or expired by now; one from before a reload too. */
export function keptKey(): string | undefined {
  if (inMemory) return inMemory;
  try {
    return sessionStorage.getItem(NAME) || undefined;
  } catch {
    return undefined;
  }
}

/** For a key that is no good: the next look-up asks for another. */
export function forgetKey(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // what could not be kept is not there either
  }
}

export function keepKey(key: string): void {
  try {
    sessionStorage.setItem(NAME, key);
    inMemory = undefined;
  } catch (error) {
    console.warn(`Storage failed, so "${NAME}" is kept until the page is left.`, error);
    inMemory = key;
  }
}
