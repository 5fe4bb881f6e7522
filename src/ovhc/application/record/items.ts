import type { Json, JsonObject } from '../../../engine/form/paths.ts';

export const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The one item of an answer that was chosen from a search. */
export function firstItem(answer: Json | undefined): JsonObject | undefined {
  const [item] = Array.isArray(answer) ? answer : [];
  return isObject(item) ? item : undefined;
}
