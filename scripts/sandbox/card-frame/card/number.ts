import { type Brand, brandOf } from './brands.ts';
import { passesLuhn } from './luhn.ts';

/** More digits than any card has. */
const MOST = 19;
const FOURS: Brand['groups'] = [4, 4, 4, 4];

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A card's number with the spaces that its brand has; digits beyond those of the brand stay in the last group. */
export function groupedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, MOST);
  const groups = brandOf(digits)?.groups ?? FOURS;
  const parts: string[] = [];
  let start = 0;
  for (const [index, size] of groups.entries()) {
    const end = index === groups.length - 1 ? MOST : start + size;
    parts.push(digits.slice(start, end));
    start = end;
  }
  return parts.filter(Boolean).join(' ');
}

/** What is wrong with a card's number, in words for who types it; undefined where nothing is. */
export function numberProblem(text: string): string | undefined {
  const digits = digitsOf(text);
  if (!digits) return 'Enter the card number';
  const brand = brandOf(digits);
  if (!brand) return 'Use a Visa, Mastercard or American Express card';
  if (digits.length === brand.length && passesLuhn(digits)) return undefined;
  return 'Check the card number';
}
