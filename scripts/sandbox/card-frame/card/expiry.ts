import { plainDigits, SEPARATOR } from './digits.ts';

/** The furthest year that a card can expire in, counted from this one. */
const MOST_YEARS = 20;

const BETWEEN = `(?:${SEPARATOR}|/)*`;
const MONTH_FIRST = new RegExp(String.raw`^(?!20)(0?[1-9]|1[0-2])${BETWEEN}(?:20)?(\d\d)$`, 'u');
const YEAR_FIRST = new RegExp(String.raw`^20(\d\d)${BETWEEN}(0?[1-9]|1[0-2])$`, 'u');
/** There is no month 20: these are years, of which the last may have its month's first digit. */
const YEAR_BEGINS = /^(2$|20)/;
const MONTH_MAY_GO_ON = new RegExp(String.raw`^20\d\d${BETWEEN}1$`, 'u');
const OTHER_CHARACTER = new RegExp(`(?!${SEPARATOR})[^\\d/]`, 'u');

const slashed = (month: string, year: string) => `${month.padStart(2, '0')}/${year}`;

/** Returns an expiry date as MM/YY, whichever way round it was written; undefined for what is no month. */
export function expiryOf(text: string): string | undefined {
  const plain = plainDigits(text).trim();
  const [, month, year] = MONTH_FIRST.exec(plain) ?? [];
  if (month && year) return slashed(month, year);
  const [, firstYear, lastMonth] = YEAR_FIRST.exec(plain) ?? [];
  return firstYear && lastMonth && slashed(lastMonth, firstYear);
}

/**
 * Returns what is wrong with an expiry date, in words for the person who types it; undefined if nothing is.
 * @param text a month and a year; a card is good to the end of that month
 * @param today yyyy-MM-dd
 */
export function expiryProblem(text: string, today: string): string | undefined {
  const [month, year] = expiryOf(text)?.split('/') ?? [];
  if (!month) return 'Enter the expiry date as MM/YY';
  const expires = `20${year}-${month}`;
  const thisMonth = today.slice(0, 7);
  if (expires < thisMonth) return 'This card has expired. Use another card';
  const furthest = `${Number(thisMonth.slice(0, 4)) + MOST_YEARS}${thisMonth.slice(4)}`;
  return expires > furthest ? 'Check the expiry year' : undefined;
}

/**
 * Returns an expiry date as it is being typed, on its way to MM/YY: the slash comes by itself, and so does the zero of
 * a month that can have no second digit. No character is dropped, apart from the century and from separators.
 * @param isDeleting keeps the slash from coming back while it is taken away
 */
export function typedExpiry(text: string, isDeleting: boolean): string {
  const plain = plainDigits(text).trim();
  if (OTHER_CHARACTER.test(plain)) return plain;
  if (YEAR_BEGINS.test(plain)) {
    const [, firstYear, lastMonth] = YEAR_FIRST.exec(plain) ?? [];
    return firstYear && lastMonth && !MONTH_MAY_GO_ON.test(plain) ? slashed(lastMonth, firstYear) : plain;
  }
  const [, lone, rest = ''] = /^(\d)[^\d]+(.*)$/.exec(plain) ?? [];
  const digits = (lone ? `0${lone}${rest}` : plain).replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2).replace(/^20(\d\d)$/, '$1')];
  const hasSlash = year !== '' || (month.length === 2 && !isDeleting);
  return hasSlash ? `${month}/${year}` : month;
}
