import type { Json, JsonObject } from '../../form/paths.ts';

/**
 * A typeahead's answer: the list of the one item chosen, or the text that was typed and matches nothing yet.
 * The text does not fit the field's schema, which asks for a list; so it is invalid, and it is not lost.
 */
export type TypeaheadValue = JsonObject[] | string;

export function chosenItem(value: Json | undefined): JsonObject | undefined {
  const first = Array.isArray(value) ? value[0] : undefined;
  return first !== null && typeof first === 'object' && !Array.isArray(first) ? first : undefined;
}

/** What stands in the input for an answer. */
export function textOf(value: Json | undefined, labelKey: string): string {
  if (typeof value === 'string') return value;
  const item = chosenItem(value);
  return item ? String(item[labelKey] ?? '') : '';
}
