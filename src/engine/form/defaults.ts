import type { FormSchema } from '../compiled.ts';
import type { Json, JsonObject } from './paths.ts';

/** The answers with every `default` of the schema filled in where nothing is answered yet. */
export function withDefaults(schema: FormSchema, answers: JsonObject): JsonObject {
  const filled: JsonObject = { ...answers };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property !== 'object') continue;
    const value = filled[name];
    if (value === undefined && property.default !== undefined) filled[name] = property.default as Json;
    else if (property.type === 'object' && property.properties && isObject(value ?? {})) {
      const inner = withDefaults(property, (value ?? {}) as JsonObject);
      if (Object.keys(inner).length > 0) filled[name] = inner;
    }
  }
  return filled;
}

function isObject(value: Json): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
