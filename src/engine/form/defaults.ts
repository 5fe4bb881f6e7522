import type { FormSchema } from '../compiled.ts';
import { isObject, type Json, type JsonObject } from './paths.ts';
import { branches } from './schema.ts';

/**
 * Fills in each `default` of the schema where there is no answer yet, also for fields that may be revealed later.
 * Hidden answers don't count. If two branches disagree, the first one wins.
 */
export function withDefaults(schema: FormSchema, answers: JsonObject): JsonObject {
  let filled: JsonObject = { ...answers };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property !== 'object') continue;
    const value = filled[name];
    if (value === undefined && property.default !== undefined) filled[name] = property.default as Json;
    else if (property.type === 'object' && property.properties && isObject(value ?? {})) {
      const inner = withDefaults(property, (value ?? {}) as JsonObject);
      if (Object.keys(inner).length > 0) filled[name] = inner;
    }
  }
  for (const branch of branches(schema)) filled = withDefaults(branch, filled);
  return filled;
}
