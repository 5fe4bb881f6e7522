import type { JsonObject } from '../../../engine/form/paths.ts';
import type { Told } from '../answers.ts';

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The one item of an answer that was chosen from a search. */
export function firstItem<Item>(answer: unknown): Told<Item> | undefined {
  const [item]: unknown[] = Array.isArray(answer) ? answer : [];
  return isObject(item) ? (item as Told<Item>) : undefined;
}
