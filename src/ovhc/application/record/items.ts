import type { JsonObject } from '../../../engine/form/paths.ts';
import type { Unchecked } from '../../quote/unchecked.ts';

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns a text without the spaces around it, which phones put behind a word that they complete. */
export const trimmed = (answer: unknown): unknown => (typeof answer === 'string' ? answer.trim() : answer);

/** Returns the one item of an answer that was chosen from a search. */
export function firstItem<Item>(answer: unknown): Unchecked<Item> | undefined {
  const [item]: unknown[] = Array.isArray(answer) ? answer : [];
  return isObject(item) ? (item as Unchecked<Item>) : undefined;
}
