import { brandOf } from './brands.ts';
import { plainDigits } from './digits.ts';

const ANY_CARD = 3;

/** Returns how many digits a card's code has. @param number the card's digits, as far as they are typed */
export function codeLength(number: string): number {
  return brandOf(number)?.codeLength ?? ANY_CARD;
}

/** Returns a code with plain digits and without spaces. */
export function typedCvv(text: string): string {
  return plainDigits(text).replace(/\s/g, '');
}

/** Returns what is wrong with a card's code, in words for the person who types it; undefined if nothing is. */
export function cvvProblem(text: string, number: string): string | undefined {
  const length = codeLength(number);
  const code = typedCvv(text);
  if (/^\d+$/.test(code) && code.length === length) return undefined;
  return `Enter the ${length} digits on the ${length === ANY_CARD ? 'back' : 'front'} of your card`;
}
