/** Matches one separator between digits: a space, a dot or a dash. */
export const SEPARATOR = String.raw`[\s.\p{Pd}]`;
const SEPARATORS = new RegExp(SEPARATOR, 'gu');
const DIGIT = /\p{Nd}/u;

/** Returns the value of a digit of any script. Unicode has each script's digits in a row, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Writes the digits of every script as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Writes digits as 0 to 9 and removes separators. Anything else stays, so that it can be reported. */
export function joinedDigits(text: string): string {
  return plainDigits(text).replace(SEPARATORS, '');
}

/** Returns only the digits of a text. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}
