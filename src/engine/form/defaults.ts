import type { FormSchema } from '../compiled.ts';
import { isObject, type Json, type JsonObject } from './paths.ts';
import { branches } from './schema.ts';

/**
 * Fills in every `default` of the schema where nothing is answered yet, those of fields that may
 * be revealed later included: what is hidden does not count. Where two branches disagree, the first is taken.
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
