import type { ValidationError } from '../validators/validators.ts';
import { getIn, type Json, pointer, pointerParts } from './paths.ts';

/** Starts the key of an entry whose name another entry has. No name that is typed starts with it. */
const MARK = '\n';

/** The keyword of the error of an entry without a name of its own. Its widget has the message. */
export const NAME_KEYWORD = 'entryName';

/** Returns the name in the key of a map's entry. '' if it has none. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf(MARK) + 1);

/** Returns the key of an entry with a name. If other entries have that key, it marks the name. */
export const keyFor = (name: string, others: readonly string[]): string =>
  others.includes(name) ? keyFor(MARK + name, others) : name;

/** Returns why a key is no right name, or undefined if it is one. */
export function keyProblem(key: string): 'missing' | 'taken' | undefined {
  // servers refuse a name that would change an object
  if (['', '__proto__'].includes(nameOf(key))) return 'missing';
  return key.startsWith(MARK) ? 'taken' : undefined;
}

function nameErrors(value: Json | undefined, path: readonly string[] = []): ValidationError[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    const error = { instancePath: pointer(at), keyword: NAME_KEYWORD, params: {} };
    return [...(keyProblem(key) ? [error] : []), ...nameErrors(inner, at)];
  });
}

/** Adds the errors of maps: entries without a right name, and those without a value, which is null. */
export function withEntryErrors(errors: readonly ValidationError[], answers: Json): ValidationError[] {
  const others = errors.filter(({ params }) => !keyProblem(String(params.propertyName ?? 'none')));
  const isMissing = ({ keyword, instancePath }: ValidationError) =>
    keyword === 'type' && getIn(answers, pointerParts(instancePath)) === null;
  const values = others.map((error) => (isMissing(error) ? { ...error, keyword: 'required' } : error));
  return [...values, ...nameErrors(answers)];
}
