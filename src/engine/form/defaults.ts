import equal from 'fast-deep-equal';
import type { FormSchema } from '../compiled.ts';
import { ofItsKind } from './kinds.ts';
import { isObject, type Json, type JsonObject } from './paths.ts';
import { branches, isFieldGroup } from './schema.ts';

/** Returns a default with the defaults of the entries and fields inside it. */
function filledDefault(whole: FormSchema, value: Json): Json {
  const schema = ofItsKind(whole, value);
  const { items, properties = {}, additionalProperties: entry } = schema;
  if (Array.isArray(value))
    return isObject(items) ? value.map((item) => filledDefault(items as FormSchema, item)) : value;
  if (!isObject(value)) return value;
  const filled = Object.entries(withDefaults(schema, value)).map(([name, inner]) => {
    const isEntry = isObject(entry) && inner !== undefined && !Object.hasOwn(properties, name);
    return [name, isEntry ? filledDefault(entry as FormSchema, inner) : inner] as const;
  });
  return Object.fromEntries(filled);
}

/**
 * Fills in each `default` of the schema where there is no answer yet, also for fields that may be revealed later.
 * Hidden answers don't count. If two branches disagree, the first one wins. Call it once, when a form begins: an
 * answer that is cleared later stays cleared.
 */
export function withDefaults(schema: FormSchema, answers: JsonObject): JsonObject {
  let filled: JsonObject = { ...answers };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property !== 'object') continue;
    const value = filled[name];
    if (value === undefined && property.default !== undefined)
      filled[name] = filledDefault(property, property.default as Json);
    else if (property.type === 'object' && property.properties && isObject(value ?? {})) {
      const inner = withDefaults(property, (value ?? {}) as JsonObject);
      if (!equal(inner, value ?? {})) filled[name] = inner;
    }
  }
  for (const branch of branches(schema)) filled = withDefaults(branch, filled);
  return filled;
}

/**
 * Returns what a new entry of a list or a map begins with, or a kind of an answer when it is chosen. Undefined if
 * that is nothing.
 */
export function firstValue(schema: FormSchema, constants: JsonObject = {}): Json | undefined {
  const { default: given = isFieldGroup(schema) ? constants : undefined } = schema;
  return given === undefined ? undefined : filledDefault(schema, given as Json);
}
