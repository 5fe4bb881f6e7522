import type { JsonObject } from './form/paths.ts';

/** Thrown by a source that refuses to answer for a lasting reason, so a retry is useless. */
export class SourceBlocked extends Error {}

/**
 * Finds items for a field. Items are plain JSON objects. The field's `labelKey` and `valueKey` name the properties
 * for the text and for the answer.
 */
export interface Source<Item extends JsonObject = JsonObject> {
  /**
   * Returns the items that match a text, or all for ''.
   * @throws the error of the call; the field stays usable and the next search asks again. SourceBlocked if it should
   * not
   */
  search(text: string, signal: AbortSignal): Promise<readonly Item[]>;
  /** Returns the current version of a restored item, or undefined if it no longer exists. */
  lookup(item: Item, signal: AbortSignal): Promise<Item | undefined>;
}

export type Sources = Readonly<Record<string, Source>>;
