import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { escapePart, isObject } from '../../content/json.ts';

/** A change of a value in a file. A list entry that has moved has the places from 1. */
export interface DataChange {
  /** Its pointer now, and its pointer before. They differ if other entries of a list were added or removed. */
  pointer: string;
  wasAt: string;
  before?: unknown;
  after?: unknown;
  moved?: { from: number; to: number };
}

/** Returns what identifies an entry of a list. Undefined for a text of several words and for an unnamed object. */
function nameOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return /\s/.test(String(entry)) ? undefined : String(entry);
  const name = entry.hash ?? entry.$ref ?? entry.const ?? entry.name;
  if (name === undefined) return isObject(entry.step) ? nameOf(entry.step) : undefined;
  return String(name);
}

const keysOf = (list: readonly unknown[]) => list.map((entry) => nameOf(entry) ?? JSON.stringify(entry));

/** Compares lists by what identifies their entries. An unnamed one at the same place is the same, with another text. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  wasAt: string,
  pointer: string,
): DataChange[] {
  const [was, is] = [keysOf(before), keysOf(after)];
  const changes: DataChange[] = [];
  const unnamed: number[] = [];
  const remove = (from: number) => {
    const at = `${wasAt}/${from}`;
    changes.push({ wasAt: at, pointer: at, before: before[from] });
  };
  const add = (to: number) => {
    const at = `${pointer}/${to}`;
    const from = is[to] === undefined ? -1 : was.indexOf(is[to]);
    const same = from >= 0 || nameOf(after[to]) !== undefined ? undefined : unnamed.shift();
    if (from >= 0) {
      const moved = { from: from + 1, to: to + 1 };
      changes.push({ wasAt: `${wasAt}/${from}`, pointer: at, before: before[from], after: after[to], moved });
      keep(from, to);
    } else if (same !== undefined) keep(same, to);
    else changes.push({ wasAt: at, pointer: at, after: after[to] });
  };
  const keep = (from: number, to: number) =>
    changes.push(...compareData(before[from], after[to], `${wasAt}/${from}`, `${pointer}/${to}`));
  let [from, to] = [0, 0];
  for (const { removed, added, value } of diffArrays(was, is))
    for (const key of value) {
      if (!removed && !added) {
        unnamed.splice(0).forEach(remove);
        keep(from, to);
      } else if (added) add(to);
      // what has moved is found where it is now
      else if (nameOf(before[from]) === undefined && !is.includes(key)) unnamed.push(from);
      else if (!is.includes(key)) remove(from);
      if (!added) from += 1;
      if (!removed) to += 1;
    }
  unnamed.forEach(remove);
  return changes;
}

/** Conditions are compared as a whole, because they show in words. */
const CONDITION = /\/(?:when|if|conditions\/[^/]+)$/;

export const isCondition = (pointer: string) => CONDITION.test(pointer);

/** Compares two versions of data. Entries of lists are compared by identity, not by their place. */
export function compareData(before: unknown, after: unknown, wasAt = '', pointer = ''): DataChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, wasAt, pointer);
  if (!isObject(before) || !isObject(after) || isCondition(pointer))
    return [{ wasAt, pointer, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    compareData(before[name], after[name], `${wasAt}/${escapePart(name)}`, `${pointer}/${escapePart(name)}`),
  );
}
