import type { Validator } from '../../engine/validators/validators.ts';
import { tabStorage } from './tab-storage.ts';

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns a storage area. Accessing it throws if the browser blocks it. */
type GetArea = () => StorageArea;

/** Storage areas for data that tabs share. If one is full, blocked or broken, the next one is used. */
export const SHARED: readonly GetArea[] = [() => localStorage, () => sessionStorage, () => tabStorage];

/** Storage areas for this tab only. */
export const TAB_AREAS: readonly GetArea[] = [() => sessionStorage, () => tabStorage];

/** A text stored in the browser under a key. Nothing throws: if the storage fails, there is no text. */
export interface StoredText {
  key: string;
  read(): string | undefined;
  /** Returns false if no area can store it. The previous text is then removed too. */
  write(text: string): boolean;
  clear(): void;
}

const reported = new Set<string>();

function attempt<Result>(key: string, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    // warn once: each keystroke writes a draft
    if (!reported.has(key)) console.warn(`"${key}" could not be stored or read.`, error);
    reported.add(key);
    return undefined;
  }
}

/** @param isUsable returns true if a text is valid; other texts are ignored */
export function storedText(
  areas: readonly GetArea[],
  key: string,
  isUsable: (text: string) => boolean = Boolean,
): StoredText {
  const clear = (area: GetArea) => attempt(key, () => area().removeItem(key));
  const set = (area: GetArea, text: string) =>
    attempt(key, () => {
      area().setItem(key, text);
      // some browsers accept a text without storing it
      return area().getItem(key) === text;
    });
  return {
    key,
    read() {
      for (const area of areas) {
        const text = attempt(key, () => area().getItem(key));
        if (text && isUsable(text)) return text;
      }
      return undefined;
    },
    write(text) {
      const home = areas.find((area) => set(area, text));
      // remove older texts from the other areas, so that they are not read instead
      for (const area of areas) if (area !== home) clear(area);
      return home !== undefined;
    },
    clear() {
      for (const area of areas) clear(area);
    },
  };
}

/** A stored JSON object. The caller validates it. */
export interface StoredRecord extends Pick<StoredText, 'key' | 'clear'> {
  read(): unknown;
  write(record: object): boolean;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storedRecord(areas: readonly GetArea[], key: string): StoredRecord {
  const { read, write, clear } = storedText(areas, key, (text) => parse(text) !== undefined);
  return {
    key,
    clear,
    read: () => parse(read() ?? 'null'),
    write: (record) => write(JSON.stringify(record)),
  };
}

/** Returns a record without its invalid fields, or an empty record if the value is not an object. */
export function stripInvalid<Shape extends object>(validate: Validator, value: unknown): Partial<Shape> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  if (validate(value)) return value as Partial<Shape>;
  const invalid = new Set(
    (validate.errors ?? []).map(({ instancePath, params }) =>
      String(instancePath.split('/')[1] ?? params.additionalProperty ?? params.propertyName),
    ),
  );
  return Object.fromEntries(Object.entries(value).filter(([name]) => !invalid.has(name))) as Partial<Shape>;
}
