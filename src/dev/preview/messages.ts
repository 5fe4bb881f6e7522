import type { Visit } from '../visit/visit.ts';

/** What the page in Studio's frame tells Studio. */
export type FromPage =
  /** It is drawn, or shows another step. */
  | { type: 'shown'; path: string; hash: string; title: string }
  /** A place was pressed: the address of its content module, and the pointer into the page's content. */
  | { type: 'selected'; address: string; pointer: string; text: string }
  /** The header or the footer was pressed. */
  | { type: 'framed'; text: string };

/** What Studio tells the page in its frame. */
export type ToPage =
  | { type: 'select'; pointer: string | null }
  | { type: 'mode'; isSelecting: boolean; showsEverything: boolean }
  | { type: 'visit'; visit: Visit }
  | { type: 'fill'; cover: string }
  | { type: 'messages' }
  /** The condition of each place that has one, in words. */
  | { type: 'reasons'; byPointer: Readonly<Record<string, string>> };
