import { isObject, type JsonObject } from '../../json.ts';
import { LONGEST_TEXT } from '../../values/index.ts';
import { patternWitnesses } from './pattern-witnesses.ts';

const isLength = (value: unknown): value is number => typeof value === 'number' && value < LONGEST_TEXT;

function leftByLength(before: JsonObject, { minLength, maxLength }: JsonObject): JsonObject[] {
  const longer = isLength(maxLength) ? [{ ...before, minLength: maxLength + 1 }] : [];
  const shorter = isLength(minLength) && minLength > 0 ? [{ ...before, maxLength: minLength - 1 }] : [];
  return [...longer, ...shorter];
}

function leftByPattern(before: JsonObject, { pattern }: JsonObject): JsonObject[] {
  if (typeof pattern !== 'string' || pattern === before.pattern) return [];
  const accepted = typeof before.pattern === 'string' ? before.pattern : '';
  const examples = patternWitnesses(accepted, pattern);
  return examples.length > 0 ? [{ ...before, examples }] : [];
}

function leftInside(before: JsonObject, now: JsonObject): JsonObject[] {
  const fields = isObject(before.properties) ? before.properties : {};
  const ofFields = Object.entries(isObject(now.properties) ? now.properties : {}).flatMap(([name, field]) => {
    const had = fields[name];
    const left = isObject(had) && isObject(field) ? leftovers(had, field) : [];
    return left.map((part) => ({ ...before, properties: { ...fields, [name]: part } }));
  });
  const { items } = before;
  const ofItems = isObject(items) && isObject(now.items) ? leftovers(items, now.items) : [];
  return [...ofFields, ...ofItems.map((part) => ({ ...before, items: part }))];
}

/**
 * Schemas of values that one schema accepts and another most likely refuses: where the values at the edges of both show
 * no difference, theirs may.
 */
export function leftovers(before: JsonObject, now: JsonObject): JsonObject[] {
  return [...leftByLength(before, now), ...leftByPattern(before, now), ...leftInside(before, now)];
}
