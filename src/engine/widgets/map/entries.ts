import { isObject, type Json, type JsonObject } from '../../form/paths.ts';

/** An entry of a map on the page. */
export interface Entry {
  /** Stays the same while the key changes. */
  id: number;
  /** The key of its value in the answer. '' while it has none. */
  key: string;
  /** The key as typed. It becomes the entry's key once it is right. */
  typed: string;
}

/** Returns entries with a new one. */
export function withEntry(entries: readonly Entry[], key: string): readonly Entry[] {
  const id = Math.max(-1, ...entries.map((entry) => entry.id)) + 1;
  return [...entries, { id, key, typed: key }];
}

/** Returns why a typed key cannot be the key of its entry, or undefined if it can. */
export function keyProblem(
  { id, key: own, typed }: Entry,
  entries: readonly Entry[],
): 'missing' | 'taken' | undefined {
  const key = typed.trim();
  if (key === '') return 'missing';
  if (key === own) return undefined;
  const isTaken = entries.some(
    (other) => other.id !== id && (other.key === key || other.typed.trim() === key),
  );
  return isTaken ? 'taken' : undefined;
}

/** Returns the entries with each right typed key as the entry's key. */
export function withRightKeys(entries: readonly Entry[]): readonly Entry[] {
  // twice, because one entry may wait for the key that another one gives up
  return [...entries, ...entries].reduce<readonly Entry[]>(
    (current, { id }) =>
      current.map((entry) =>
        entry.id === id && !keyProblem(entry, current) ? { ...entry, key: entry.typed.trim() } : entry,
      ),
    entries,
  );
}

/** Returns the entries after the keys of the answer have changed from outside. */
export function followKeys(
  entries: readonly Entry[],
  before: readonly string[],
  keys: readonly string[],
): readonly Entry[] {
  const left = entries.filter(({ key }) => !before.includes(key) || keys.includes(key));
  return keys.filter((key) => !entries.some((entry) => entry.key === key)).reduce(withEntry, left);
}

/**
 * Returns the answer of entries, in their order. Undefined if there is none.
 * @param before the same entries with the keys that the answer has
 * @param first the value of an entry without one
 */
export function answerOf(
  entries: readonly Entry[],
  before: readonly Entry[],
  answer: Json | undefined,
  first: Json | undefined,
): JsonObject | undefined {
  const values = isObject(answer) ? answer : {};
  const written = entries.flatMap(({ key }, index) => {
    const last = before[index]?.key ?? '';
    const value = Object.hasOwn(values, last) ? values[last] : first;
    return key === '' || value === undefined ? [] : [[key, value] as const];
  });
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}
