import { brandOf, isCardNumber } from './brands.ts';
import { joinedDigits } from './digits.ts';

const FOURS = [4, 8, 12];

/** Returns a card's number with the spaces of its brand. A text with anything but digits and separators stays as it is. */
export function groupedNumber(text: string): string {
  const digits = joinedDigits(text);
  if (/\D/.test(digits)) return text;
  const gaps = brandOf(digits)?.gaps ?? FOURS;
  return [0, ...gaps]
    .map((start, index) => digits.slice(start, gaps[index]))
    .filter(Boolean)
    .join(' ');
}

/** Returns what is wrong with a card's number, in words for the person who types it; undefined if nothing is. */
export function numberProblem(text: string): string | undefined {
  const digits = joinedDigits(text);
  if (!digits) return 'Enter the card number';
  if (/\D/.test(digits)) return 'Check the card number';
  if (!brandOf(digits)) return 'Use a Visa, Mastercard or American Express card';
  return isCardNumber(digits) ? undefined : 'Check the card number';
}
