import { keyFor, nameOf } from '../../form/entry-names.ts';
import { getIn, type Json, type JsonObject } from '../../form/paths.ts';

/** An entry of a map on the page. */
export interface Entry {
  /** Stays the same while the key changes. */
  id: number;
  /** The key of its value in the answer: its name, or a marked key while the name is not right. */
  key: string;
}

type Entries = readonly Entry[];

/** Returns the key for the name of an entry beside the others. */
const keyBeside = (entries: Entries, name: string, id?: number) =>
  keyFor(
    name,
    entries.filter((other) => other.id !== id).map(({ key }) => key),
  );

/** Returns entries with names that have become free for those that waited for them. */
const settled = (entries: Entries) =>
  entries.reduce(
    (all, { id, key }) =>
      all.map((entry) => (entry.id === id ? { id, key: keyBeside(all, nameOf(key), id) } : entry)),
    entries,
  );

/** Returns entries with a new one. By default it has no name. */
export function withEntry(entries: Entries, key = keyBeside(entries, '')): Entries {
  return [...entries, { id: Math.max(-1, ...entries.map(({ id }) => id)) + 1, key }];
}

export function withoutEntry(entries: Entries, id: number): Entries {
  return settled(entries.filter((entry) => entry.id !== id));
}

/** Returns entries of which one has another name. */
export function withName(entries: Entries, id: number, name: string): Entries {
  return settled(
    entries.map((entry) => (entry.id === id ? { id, key: keyBeside(entries, name, id) } : entry)),
  );
}

/** Returns the entries after the keys of the answer have changed from outside. */
export function followKeys(entries: Entries, keys: readonly string[]): Entries {
  const left = entries.filter(({ key }) => keys.includes(key));
  const added = keys.filter((key) => !left.some((entry) => entry.key === key));
  return added.reduce(withEntry, left);
}

/**
 * Returns the answer of entries. Undefined if there is none.
 * @param before the entries with the keys that the values have
 * @param first the value of an entry without one
 */
export function answerOf(entries: Entries, before: Entries, values: JsonObject, first: Json) {
  const keyed = entries.map(({ id, key }) => {
    const last = before.find((entry) => entry.id === id);
    return [key, last ? (getIn(values, [last.key]) ?? null) : first] as const;
  });
  return keyed.length > 0 ? Object.fromEntries(keyed) : undefined;
}
