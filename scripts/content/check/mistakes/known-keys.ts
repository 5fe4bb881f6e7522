import type { ErrorObject } from 'ajv';
import { isObject } from '../../json.ts';
import { closest } from '../did-you-mean.ts';

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The keys that an object may have, by the schema that an error comes from, and does not have yet. */
export function unusedKeys({ parentSchema, data }: ErrorObject): string[] {
  const properties: unknown = parentSchema?.properties;
  const required: unknown = parentSchema?.required;
  const known = new Set([...Object.keys(isObject(properties) ? properties : {}), ...textsOf(required)]);
  return [...known].filter((name) => name !== '$schema' && !(isObject(data) && Object.hasOwn(data, name)));
}

/** The key that an author most likely meant; a `$ref` and a `$legal` may stand in any object. */
export function keyMeant(key: string, error: ErrorObject): string | undefined {
  const known = [...unusedKeys(error), '$ref', '$legal'];
  return known.includes(`ui:${key}`) ? `ui:${key}` : closest(key, known);
}
