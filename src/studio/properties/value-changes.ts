import equal from 'fast-deep-equal';
import { keyProblem } from '../../engine/form/entry-names.ts';
import { getIn, isObject, type Json, type Path } from '../../engine/form/paths.ts';

/** A change of a form's values. */
export type ValueChange =
  | { type: 'set'; path: Path; value: Json | undefined }
  | { type: 'insert'; path: Path; index: number; value: Json }
  | { type: 'remove'; path: Path }
  | { type: 'rename'; path: Path; key: string };

/** Returns a form's value with the last value of each map that has an entry without a right name. */
export function withRightNames(value: Json | undefined, last: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((entry, at) => withRightNames(entry, getIn(last, [at])) ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  if (entries.some(([key]) => keyProblem(key))) return last;
  return Object.fromEntries(entries.map(([key, inner]) => [key, withRightNames(inner, getIn(last, [key]))]));
}

/** Returns the change of a list that got or lost one entry. Undefined for any other change. */
function entryChange(before: readonly Json[], after: readonly Json[], path: Path): ValueChange | undefined {
  const isLonger = after.length > before.length;
  const [longer, shorter] = isLonger ? [after, before] : [before, after];
  const index = longer.findIndex((entry, at) => !equal(entry, shorter[at]));
  if (!equal(longer.toSpliced(index, 1), shorter)) return undefined;
  if (isLonger) return { type: 'insert', path, index, value: after[index] ?? null };
  return { type: 'remove', path: [...path, index] };
}

/** Returns the change of an object of which one key has another name. Undefined for any other change. */
function keyChange(before: object, after: object, path: Path): ValueChange | undefined {
  const [old, ...moreOld] = Object.keys(before).filter((key) => !(key in after));
  const [key, ...moreNew] = Object.keys(after).filter((each) => !(each in before));
  if (old === undefined || key === undefined || moreOld.length + moreNew.length > 0) return undefined;
  const isSame = equal(Reflect.get(before, old), Reflect.get(after, key));
  return isSame ? { type: 'rename', path: [...path, old], key } : undefined;
}

/** Returns the fewest changes that lead from one value of a form to another. */
export function valueChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
): ValueChange[] {
  if (equal(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length)
      return before.flatMap((entry, index) => valueChanges(entry, after[index], [...path, index]));
    const change = entryChange(before, after, path);
    if (change) return [change];
  } else if (isObject(before) && isObject(after)) {
    const change = keyChange(before, after, path);
    if (change) return [change];
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => valueChanges(before[key], after[key], [...path, key]));
  }
  return [{ type: 'set', path, value: after }];
}
