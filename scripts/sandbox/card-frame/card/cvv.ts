import { brandOf } from './brands.ts';

const ANY_CARD = { length: 3, side: 'back' } as const;

/** The digits of a card's code, and the side that they are on. @param number the card's digits, as far as they are typed */
export function codeOf(number: string): { length: number; side: 'back' | 'front' } {
  return brandOf(number)?.code ?? ANY_CARD;
}

/** What is wrong with the code of a card, in words for who types it; undefined where nothing is. */
export function cvvProblem(text: string, number: string): string | undefined {
  const { length, side } = codeOf(number);
  const isCode = /^\d+$/.test(text) && text.length === length;
  return isCode ? undefined : `Enter the ${length} digits on the ${side}`;
}
