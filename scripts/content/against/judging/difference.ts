import equal from 'fast-deep-equal';
import { escapePart, isObject } from '../../json.ts';

/** The pointer to the first thing, as deep as can be told, in which one value differs from another. */
export function firstDifference(one: unknown, other: unknown): string {
  const areLists = Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  const areObjects = isObject(one) && isObject(other);
  if (!areLists && !areObjects) return '';
  const mine = new Map(Object.entries(one));
  const theirs = new Map(Object.entries(other));
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const [value, there] = [mine.get(name), theirs.get(name)];
    if (!equal(value, there)) return `/${escapePart(name)}${firstDifference(value, there)}`;
  }
  return '';
}
