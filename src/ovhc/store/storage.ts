/**
 * The browser's storage as the site uses it: one JSON object under a key. Storage that is full, blocked or broken
 * leaves the site working for the visit, so every failure here means "nothing kept".
 */
export interface KeptRecord {
  /** where it is kept, in each area */
  key: string;
  read(): unknown;
  /** @returns whether it is there for the next page; if not, neither is what was there before */
  write(value: object): boolean;
  clear(): void;
}

/** @param areas where the record may be, the best first; the next one serves where that one has no room */
export function keptRecord(areas: readonly (() => Storage)[], key: string): KeptRecord {
  const attempt = <Result>(area: () => Storage, work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(area());
    } catch (error) {
      console.warn(`Storage failed, so "${key}" is not kept or not read.`, error);
      return undefined;
    }
  };
  const clear = (area: () => Storage) => attempt(area, (storage) => storage.removeItem(key));
  const set = (area: () => Storage, text: string) =>
    attempt(area, (storage) => {
      storage.setItem(key, text);
      return true;
    });
  return {
    key,
    read() {
      for (const area of areas) {
        const record = attempt(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
        if (record !== undefined && record !== null) return record;
      }
      return undefined;
    },
    write(value) {
      const text = JSON.stringify(value);
      const home = areas.find((area) => set(area, text));
      // an older record elsewhere would be taken for this one
      for (const area of areas) if (area !== home) clear(area);
      return home !== undefined;
    },
    clear() {
      for (const area of areas) clear(area);
    },
  };
}
