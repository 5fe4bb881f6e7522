import { isObject, type Json, type JsonObject } from '../../form/paths.ts';

/**
 * A typeahead's answer: a list with the chosen item, or the typed text if it matches nothing yet. The schema
 * requires a list, so the text is invalid but not lost.
 */
export type TypeaheadValue = JsonObject[] | string;

export function chosenItem(value: Json | undefined): JsonObject | undefined {
  const first = Array.isArray(value) ? value[0] : undefined;
  return isObject(first) ? first : undefined;
}

/** Returns the input's text for an answer. */
export function textOf(value: Json | undefined, labelKey: string): string {
  if (typeof value === 'string') return value;
  const item = chosenItem(value);
  return item ? String(item[labelKey] ?? '') : '';
}

/** One line of the list: an item, the typed text as a new item, "more", "all" or "none of these". */
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
  /** How many items show before "more". By default all. */
  shown?: number;
  /** The typed text, if it can be chosen. */
  newText?: string | undefined;
  /** The last line if nothing was found. It shows the whole list. */
  allText?: string | undefined;
  /** The last line, always: none of these. */
  noneText?: string | undefined;
}

/** Returns the lines of the list in order. A typed text that equals an item is not offered. */
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
