/**
 * The browser's storage as the site uses it: one JSON object under a key. Storage that is full, blocked or broken
 * leaves the site working for the visit, so every failure here means "nothing kept".
 */
export interface KeptRecord {
  read(): unknown;
  /** @returns whether it is there for the next page; if not, neither is what was there before */
  write(value: object): boolean;
  clear(): void;
}

export function keptRecord(area: () => Storage, key: string): KeptRecord {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(area());
    } catch (error) {
      console.warn(`Storage failed, so "${key}" is not kept or not read.`, error);
      return undefined;
    }
  };
  const clear = () => attempt((storage) => storage.removeItem(key));
  return {
    read: () => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown),
    write(value) {
      const text = JSON.stringify(value);
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      // an older record would be taken for this one
      if (!isKept) clear();
      return isKept ?? false;
    },
    clear,
  };
}
