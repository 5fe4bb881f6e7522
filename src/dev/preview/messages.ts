import type { Visit } from '../visit/visit.ts';

/** A message of the page in Studio's frame. */
export type PageMessage =
  /** A page, or another step of it, is drawn. Studio answers with the mode, the reasons and the selection. */
  | { type: 'shown'; path: string; hash: string; title: string }
  | Selected
  /** The author chose the header, the footer or another part that only the server draws. */
  | { type: 'framed'; text: string };

/** The author chose a place on the page. */
export interface Selected {
  type: 'selected';
  /** The address of the page's content module: /@content/quote.js. */
  address: string;
  /** The place in the page's resolved content. Inside a field it starts with the field: …/uiSchema/age. */
  pointer: string;
  /** The text at which the author pressed. '' if there is none. */
  text: string;
  /** The place of this text. It differs from the pointer for a label or a choice, which are in the field's schema. */
  textPointer?: string;
}

/** A message of Studio to the page in its frame. */
export type StudioMessage =
  /** Marks a place and scrolls to it; null for none. */
  | { type: 'select'; pointer: string | null }
  | { type: 'mode'; isSelecting: boolean; showsEverything: boolean }
  /** Opens a step or page with sample answers. */
  | { type: 'visit'; visit: Visit }
  /** Fills the open form with sample answers. */
  | { type: 'fill'; cover: string }
  /** Shows the next sample messages of the open form. */
  | { type: 'messages' }
  /** The condition of each place that has one, in words, by pointer. */
  | { type: 'reasons'; byPointer: Readonly<Record<string, string>> };
