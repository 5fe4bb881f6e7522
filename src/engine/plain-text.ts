import { normalText } from './form/normal-text.ts';

const MARKS = /\p{M}/gu;
const APOSTROPHES = /’/g;

/**
 * Returns a text for comparison in searches: lower case, without accents or surrounding spaces, with plain
 * apostrophes.
 */
export function plainText(text: string): string {
  const plain = normalText(text).trim().normalize('NFKD');
  return plain.replace(MARKS, '').replace(APOSTROPHES, "'").toLowerCase();
}
