/** Creates a storage area in memory. Values that are not strings are stored as JSON. */
export function memoryStorage(items: Record<string, unknown> = {}): Storage {
  const map = new Map(
    Object.entries(items).map(([key, item]) => [key, typeof item === 'string' ? item : JSON.stringify(item)]),
  );
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

/** Returns a stored JSON value, or null if there is none. */
export const storedJson = (area: Storage, key: string) => JSON.parse(area.getItem(key) ?? 'null');

/** Returns all items of a storage area. */
export const contents = (area: Storage) =>
  Object.fromEntries(
    [...Array(area.length).keys()].map((at) => area.key(at) ?? '').map((key) => [key, area.getItem(key)]),
  );

const refuse = (reason: string) => (): never => {
  throw new DOMException(reason, reason);
};

/** Creates a full storage area, which can only be read. */
export function fullStorage(items: Record<string, unknown> = {}): Storage {
  return { ...memoryStorage(items), setItem: refuse('QuotaExceededError') };
}

/** Throws like a browser that blocks cookies. */
export const blockedStorage: () => Storage = refuse('SecurityError');

/** Storage that cannot store anything, for `test.each`. */
export const UNUSABLE: [string, () => Storage | (() => Storage)][] = [
  ['full', () => fullStorage()],
  ['blocked', () => blockedStorage],
];
