/** A storage as a browser's, that lives in a map. */
export function memoryStorage(kept: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(kept));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

const refuse = (reason: string) => (): never => {
  throw new DOMException(reason, reason);
};

/** A storage with no room left: it reads, and takes nothing. */
export function fullStorage(kept: Record<string, string> = {}): Storage {
  return { ...memoryStorage(kept), setItem: refuse('QuotaExceededError') };
}

/** Storage as browsers with blocked cookies have it: naming it throws. */
export const blockedStorage: () => Storage = refuse('SecurityError');
