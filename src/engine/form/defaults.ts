import equal from 'fast-deep-equal';
import type { FormSchema } from '../compiled.ts';
import { constantsOf } from './kinds.ts';
import { isObject, type Json, type JsonObject } from './paths.ts';
import { branches, isFieldGroup } from './schema.ts';

/** Returns a default with the defaults of the entries and fields inside it. */
function filledDefault(schema: FormSchema, value: Json): Json {
  const { items } = schema;
  if (Array.isArray(value) && isObject(items))
    return value.map((item) => filledDefault(items as FormSchema, item));
  return isObject(value) ? withDefaults(schema, value) : value;
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

/** Returns what a new entry or a chosen kind of an answer begins with. Undefined if that is nothing. */
export function firstValue(schema: FormSchema): Json | undefined {
  const { default: given = isFieldGroup(schema) ? constantsOf(schema) : undefined } = schema;
  return given === undefined ? undefined : filledDefault(schema, given as Json);
}
