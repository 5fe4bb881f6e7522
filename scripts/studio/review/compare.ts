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
  const staying = new Set(
    diffArrays(was, is).flatMap(({ added, removed, value }) => (added || removed ? [] : value)),
  );
  const isGone = (from: number) => from < was.length && !is.includes(was[from] ?? '');
  let next = 0;
  /** The index of each entry before, or -1 for a new one. */
  const origins: number[] = [];
  for (const [to, key] of is.entries()) {
    let from = was.findIndex((each, at) => each === key && !origins.includes(at));
    if (from >= 0 && staying.has(key)) next = from + 1;
    if (from < 0 && nameOf(after[to]) === undefined) {
      while (isGone(next) && nameOf(before[next]) !== undefined) next += 1;
      if (isGone(next)) from = next++;
    }
    origins.push(from);
  }
  const removed = before.flatMap((entry, from) => {
    const at = `${wasAt}/${from}`;
    return origins.includes(from) ? [] : [{ wasAt: at, pointer: at, before: entry }];
  });
  const rest = after.flatMap((entry, to): DataChange[] => {
    const [from = -1, at] = [origins[to], `${pointer}/${to}`];
    if (from < 0) return [{ wasAt: at, pointer: at, after: entry }];
    const change = { wasAt: `${wasAt}/${from}`, pointer: at, before: before[from], after: entry };
    const isMoved = was[from] === is[to] && !staying.has(is[to] ?? '');
    const moved = isMoved ? [{ ...change, moved: { from: from + 1, to: to + 1 } }] : [];
    return [...moved, ...compareData(before[from], entry, change.wasAt, at)];
  });
  return [...removed, ...rest];
}

/** Conditions are compared as a whole, because they show in words. */
export const isCondition = (pointer: string) => /\/(?:when|if|conditions\/[^/]+)$/.test(pointer);

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
