import type { Validator } from '../../engine/validators/validators.ts';
import { tabStorage } from './tab-storage.ts';

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Gets an area; naming one throws where the browser blocks it. */
type GetArea = () => StorageArea;

/** Storage that all tabs share; the next one is used where one is full, blocked or broken. */
export const SHARED: readonly GetArea[] = [() => localStorage, () => sessionStorage, () => tabStorage];

/** Storage of this tab alone. */
export const OF_TAB: readonly GetArea[] = [() => sessionStorage, () => tabStorage];

/** A text under a key of the browser's storage. Nothing here throws: storage that fails reads as nothing. */
export interface StoredText {
  key: string;
  read(): string | undefined;
  /** Returns false where no area keeps it; what was there before is gone then, too. */
  write(text: string): boolean;
  clear(): void;
}

const reported = new Set<string>();

function attempt<Result>(key: string, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    // once: a draft is written with each keystroke
    if (!reported.has(key)) console.warn(`"${key}" could not be stored or read.`, error);
    reported.add(key);
    return undefined;
  }
}

/** @param isUsable says of a text whether it is one; any other is not read */
export function storedText(
  areas: readonly GetArea[],
  key: string,
  isUsable: (text: string) => boolean = Boolean,
): StoredText {
  const clear = (area: GetArea) => attempt(key, () => area().removeItem(key));
  const set = (area: GetArea, text: string) =>
    attempt(key, () => {
      area().setItem(key, text);
      // some browsers take a text and keep nothing
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
      // an older text elsewhere would be taken for this one
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

/**
 * Returns a record without the fields that are invalid; an empty one for anything but an object.
 */
export function stripInvalid<Shape extends object>(rule: Validator, value: unknown): Partial<Shape> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return {};
  if (rule(value)) return value as Partial<Shape>;
  const invalid = new Set(
    (rule.errors ?? []).map(({ instancePath, params }) =>
      String(instancePath.split('/')[1] ?? params.additionalProperty ?? params.propertyName),
    ),
  );
  return Object.fromEntries(Object.entries(value).filter(([name]) => !invalid.has(name))) as Partial<Shape>;
}
