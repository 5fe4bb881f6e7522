import type { JsonObject } from './form/paths.ts';

/** A source that refuses to answer, for a reason that stays: asking again is of no use. */
export class SourceBlocked extends Error {}

/**
 * Answers a field's questions. Its items are plain JSON objects; the field's `labelKey` and `valueKey` say
 * what of them people read and what is the answer.
 */
export interface Source<Item extends JsonObject = JsonObject> {
  /**
   * The items that match a text; all of them for ''.
   * @throws whatever the call failed with; the field stays usable and the next search asks again. SourceBlocked if it
   * should not
   */
  search(text: string, signal: AbortSignal): Promise<readonly Item[]>;
  /** The item as it is known today, or undefined where it is gone: for an answer that was kept from before. */
  lookup(item: Item, signal: AbortSignal): Promise<Item | undefined>;
}

export type Sources = Readonly<Record<string, Source>>;
