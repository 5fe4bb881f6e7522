import type { Json, JsonObject } from '../../form/paths.ts';

/** One line of the list: an item, the way to more of them, or the typed text as a new item. */
export type Suggestion =
  | { kind: 'item'; item: JsonObject; label: string; detail: string | undefined }
  | { kind: 'new'; item: JsonObject; label: string }
  | { kind: 'more' };

const textOf = (value: Json | undefined) => (value == null ? undefined : String(value));

interface SuggestionOptions {
  items: readonly JsonObject[];
  labelKey: string;
  detailKey?: string | undefined;
  /** How many items are in view before "more". */
  shown: number;
  /** The typed text, where it may be chosen as it is. */
  newText?: string | undefined;
}

/** The lines of the list, in order. A text that an item already carries is not offered as new. */
export function suggestionsFor({
  items,
  labelKey,
  detailKey,
  shown,
  newText,
}: SuggestionOptions): Suggestion[] {
  const lines: Suggestion[] = items.slice(0, shown).map((item) => ({
    kind: 'item',
    item,
    label: String(item[labelKey]),
    detail: detailKey && textOf(item[detailKey]),
  }));
  if (newText && !items.some((item) => item[labelKey] === newText)) {
    lines.push({ kind: 'new', item: { [labelKey]: newText }, label: newText });
  }
  if (items.length > shown) lines.push({ kind: 'more' });
  return lines;
}
