import { isObject, type Json, type JsonObject } from '../../form/paths.ts';

/**
 * A typeahead's answer: the list of the one item chosen, or the text that was typed and matches nothing yet.
 * The text does not fit the field's schema, which asks for a list; so it is invalid, and it is not lost.
 */
export type TypeaheadValue = JsonObject[] | string;

export function chosenItem(value: Json | undefined): JsonObject | undefined {
  const first = Array.isArray(value) ? value[0] : undefined;
  return isObject(first) ? first : undefined;
}

/** Returns the text that the input shows for an answer. */
export function textOf(value: Json | undefined, labelKey: string): string {
  if (typeof value === 'string') return value;
  const item = chosenItem(value);
  return item ? String(item[labelKey] ?? '') : '';
}

/** One line of the list: an item, the typed text as a new item, more of them, all of them, or none of these. */
export type Suggestion =
  | { kind: 'item'; item: JsonObject; label: string; detail: string | undefined }
  | { kind: 'new'; item: JsonObject; label: string }
  | { kind: 'more' }
  | { kind: 'all'; label: string }
  | { kind: 'none'; label: string };

interface SuggestionOptions {
  items: readonly JsonObject[];
  labelKey: string;
  detailKey?: string | undefined;
  /** The number of items before "more"; all of them by default. */
  shown?: number;
  /** The typed text, where it may be chosen as it is. */
  newText?: string | undefined;
  /** Stands last where nothing was found: it leads to the whole list. */
  allText?: string | undefined;
  /** Stands last, whatever was found: that it is none of these. */
  noneText?: string | undefined;
}

/** Returns the lines of the list, in order. A text that an item already carries is not offered as new. */
export function suggestionsFor({
  items,
  labelKey,
  detailKey,
  shown = items.length,
  newText,
  allText,
  noneText,
}: SuggestionOptions): Suggestion[] {
  const lines: Suggestion[] = items.slice(0, shown).map((item) => ({
    kind: 'item',
    item,
    label: String(item[labelKey]),
    detail: detailKey && item[detailKey] != null ? String(item[detailKey]) : undefined,
  }));
  if (newText && !items.some((item) => item[labelKey] === newText)) {
    lines.push({ kind: 'new', item: { [labelKey]: newText }, label: newText });
  }
  if (items.length > shown) lines.push({ kind: 'more' });
  if (allText) lines.push({ kind: 'all', label: allText });
  if (noneText) lines.push({ kind: 'none', label: noneText });
  return lines;
}
