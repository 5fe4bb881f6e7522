import type { Messages } from '#types/content/ui-schema';
import { isDay, longDay } from '../days.ts';
import { fill } from '../fill.ts';
import type { ValidationError } from '../validators/validators.ts';
import { NAME_KEYWORD } from './entry-names.ts';

/** Keywords by importance: a missing answer comes before one that is too long. */
const RANK = 'required type format dateRange pattern enum oneOf anyOf const minLength minItems'.split(' ');

/** Keywords that only wrap the error of a nested rule. They have no message of their own. */
const WRAPPING_KEYWORDS = new Set(['if', 'allOf']);

const rank = (keyword: string) => {
  const at = RANK.indexOf(keyword);
  return at < 0 ? RANK.length : at;
};

function place(error: ValidationError): string {
  const missing = error.params.missingProperty;
  return typeof missing === 'string' ? `${error.instancePath}/${missing}` : error.instancePath;
}

/** Returns the pointer of the answer that an error compares with, which is relative: `1/email` is beside it. */
function comparedWith({ instancePath, params: { from } }: ValidationError): string | undefined {
  if (typeof from !== 'string') return undefined;
  const [up, ...path] = from.split('/');
  return [...instancePath.split('/').slice(0, -Number(up)), ...path].join('/');
}

export type FieldErrors = ReadonlyMap<string, ValidationError>;

/**
 * Returns the most important error of each field, by pointer. A missing property counts as the property's own error.
 * An answer is only compared with another one that is valid itself.
 */
export function byField(errors: readonly ValidationError[]): FieldErrors {
  const compared = errors.map(comparedWith);
  const wrong = new Set<string | undefined>(errors.filter((_, index) => !compared[index]).map(place));
  const first = new Map<string, ValidationError>();
  for (const [index, each] of errors.entries()) {
    // the rule for a name is inside "propertyNames", which has the message
    if (WRAPPING_KEYWORDS.has(each.keyword) || each.propertyName !== undefined) continue;
    if (wrong.has(compared[index])) continue;
    const at = place(each);
    // another answer asks for this one
    const error = each.keyword === 'dependencies' ? { ...each, keyword: 'required' } : each;
    const had = first.get(at);
    if (!had || rank(error.keyword) < rank(had.keyword)) first.set(at, error);
  }
  return first;
}

/** Returns a field's error: its own or, if its value is an object or a list, the first one inside. */
export function errorAt(errors: FieldErrors, field: string, composite: boolean): ValidationError | undefined {
  const own = errors.get(field);
  if (own || !composite) return own;
  for (const [at, error] of errors) if (at.startsWith(`${field}/`)) return error;
  return undefined;
}

/** Returns true if a rule about several fields of a group, such as one of two, is broken: the group has its message. */
export function isOneOfSeveral(errors: FieldErrors, field: string): boolean {
  const { keyword } = errors.get(field.slice(0, field.lastIndexOf('/'))) ?? {};
  return keyword === 'anyOf' || keyword === 'oneOf';
}

function formatParams({ params }: ValidationError): Readonly<Record<string, unknown>> {
  const formatted = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && isDay(value) ? longDay(value) : value,
  ]);
  return Object.fromEntries(formatted);
}

/**
 * Returns the authored message for an error and fills its {placeholders}: {limit}, or {min} and {max} for
 * `dateRange`. Days are in long form.
 * @param otherwise the text for an error without an authored message: visitors never read ajv's texts
 */
export function messageFor(
  error: ValidationError | undefined,
  messages: Messages = {},
  otherwise?: string,
): string | undefined {
  if (!error || error.keyword === NAME_KEYWORD) return undefined;
  const { keyword } = error;
  const byKeyword = typeof messages === 'string' ? { [keyword]: messages } : messages;
  const text = Object.hasOwn(byKeyword, keyword) ? byKeyword[keyword] : otherwise;
  return text && fill(text, formatParams(error));
}
