/**
 * The browser's storage as the site uses it: one JSON object under a key. Storage that is full, blocked or broken
 * leaves the site working for the visit, so every failure here means "nothing kept".
 */
export interface KeptRecord {
  read(): unknown;
  write(value: object): void;
  clear(): void;
}

export function keptRecord(area: () => Storage, key: string): KeptRecord {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(area());
    } catch (error) {
      console.warn(`Storage does not work, so "${key}" is kept for this page only.`, error);
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown),
    write: (value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}
