import { normalText } from './form/normal-text.ts';

const MARKS = /\p{M}/gu;
const APOSTROPHES = /’/g;

/** Returns a text as searches compare it: without case, accents, spaces around it, or the many kinds of apostrophe. */
export function plainText(text: string): string {
  const plain = normalText(text).trim().normalize('NFKD');
  return plain.replace(MARKS, '').replace(APOSTROPHES, "'").toLowerCase();
}
