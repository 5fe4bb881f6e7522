import validator from 'card-validator';

/** A card as the visitor typed it. */
export interface EnteredCard {
  /** The card number, with or without spaces. */
  number: string;
  /** The month and the year, in any common format. */
  expiry: string;
  cvv: string;
}

/** Matches one separator between digits: a space, a dot or a dash. */
const SEPARATOR = String.raw`[\s.\p{Pd}]`;
const SEPARATORS = new RegExp(SEPARATOR, 'gu');
const DIGIT = /\p{Nd}/u;

/** Returns the value of a digit of any script. In Unicode the digits of a script are consecutive, from 0 to 9. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Converts the digits of every script to 0–9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Converts digits to 0–9 and removes separators. All other characters stay, so that they can be reported. */
export function joinedDigits(text: string): string {
  return plainDigits(text).replace(SEPARATORS, '');
}

/** Returns only the digits of a text. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

const { creditCardType } = validator;

type Brand = NonNullable<ReturnType<typeof validator.number>['card']>;

/** The accepted brands, and the gateway's name for each (`cardSchema` in CardResult). */
const SCHEMAS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  'american-express': 'AMEX',
};
// the library's brands stay modified if this module is loaded again
creditCardType.resetModifications();
for (const type of Object.values(creditCardType.types)) if (!SCHEMAS[type]) creditCardType.removeCard(type);

const FOURS = [4, 8, 12];
const USUAL_CODE_LENGTH = 3;

/** The maximum number of years until a card expires. */
const MOST_YEARS = 20;
const BETWEEN = `(?:${SEPARATOR}|/)*`;
const MONTH_FIRST = new RegExp(String.raw`^(?!20)(0?[1-9]|1[0-2])${BETWEEN}(?:20)?(\d\d)$`, 'u');
const YEAR_FIRST = new RegExp(String.raw`^20(\d\d)${BETWEEN}(0?[1-9]|1[0-2])$`, 'u');
/** Matches the start of a year. A month can't start with 20. */
const YEAR_STARTS = /^(2$|20)/;
const MONTH_MAY_CONTINUE = new RegExp(String.raw`^20\d\d${BETWEEN}1$`, 'u');
const OTHER_CHARACTER = new RegExp(`(?!${SEPARATOR})[^\\d/]`, 'u');

/** Returns the brand of a card from the first digits of its number, or null if it is unknown or not accepted. */
export function brandOf(digits: string): Brand | null {
  return validator.number(digits).card;
}

/** Returns the gateway's name for the brand of a card, or an empty text without a brand. */
export function schemaOf(digits: string): string {
  return SCHEMAS[brandOf(digits)?.type ?? ''] ?? '';
}

/**
 * Groups a card number like its brand does. Leaves a text unchanged if it has other characters than digits and
 * separators.
 */
export function groupedNumber(text: string): string {
  const digits = joinedDigits(text);
  if (/\D/.test(digits)) return text;
  const gaps = brandOf(digits)?.gaps ?? FOURS;
  return [0, ...gaps]
    .map((start, index) => digits.slice(start, gaps[index]))
    .filter(Boolean)
    .join(' ');
}

function numberProblem(text: string): string | undefined {
  const digits = joinedDigits(text);
  if (!digits) return 'Enter the card number';
  if (/\D/.test(digits)) return 'Check the card number';
  const { card, isValid } = validator.number(digits);
  if (!card) return 'Use a Visa, Mastercard or American Express card';
  return isValid ? undefined : 'Check the card number';
}

/** Returns the number of digits of a card's security code. @param digits the first digits of the card number, or all */
export function codeLength(digits: string): number {
  return brandOf(digits)?.code.size ?? USUAL_CODE_LENGTH;
}

/** Returns a security code with digits as 0–9 and without spaces. */
export function typedCvv(text: string): string {
  return plainDigits(text).replace(/\s/g, '');
}

function cvvProblem(text: string, digits: string): string | undefined {
  const length = codeLength(digits);
  if (validator.cvv(typedCvv(text), length).isValid) return undefined;
  return `Enter the ${length} digits on the ${length === USUAL_CODE_LENGTH ? 'back' : 'front'} of your card`;
}

const withSlash = (month: string, year: string) => `${month.padStart(2, '0')}/${year}`;

/** Returns an expiry date as MM/YY, or undefined if it can't be read. The month or the year can be first. */
export function expiryOf(text: string): string | undefined {
  const plain = plainDigits(text).trim();
  const [, month, year] = MONTH_FIRST.exec(plain) ?? [];
  if (month && year) return withSlash(month, year);
  const [, firstYear, lastMonth] = YEAR_FIRST.exec(plain) ?? [];
  return firstYear && lastMonth && withSlash(lastMonth, firstYear);
}

/** Validates an expiry date on a given day, which card-validator can't. A card is valid until the end of its month. */
function expiryProblem(text: string, today: string): string | undefined {
  const [month, year] = expiryOf(text)?.split('/') ?? [];
  if (!month) return 'Enter the expiry date as MM/YY';
  const expires = `20${year}-${month}`;
  const thisMonth = today.slice(0, 7);
  if (expires < thisMonth) return 'This card has expired. Use another card';
  const latest = `${Number(thisMonth.slice(0, 4)) + MOST_YEARS}${thisMonth.slice(4)}`;
  return expires > latest ? 'Check the expiry year' : undefined;
}

/**
 * Formats an expiry date while the visitor types. It adds the slash, and a zero before a month that can have no
 * second digit. It removes only the century and separators.
 * @param isDeleting true to not add the slash again while the visitor deletes it
 */
export function typedExpiry(text: string, isDeleting: boolean): string {
  const plain = plainDigits(text).trim();
  if (OTHER_CHARACTER.test(plain)) return plain;
  if (YEAR_STARTS.test(plain)) {
    const [, firstYear, lastMonth] = YEAR_FIRST.exec(plain) ?? [];
    return firstYear && lastMonth && !MONTH_MAY_CONTINUE.test(plain)
      ? withSlash(lastMonth, firstYear)
      : plain;
  }
  const [, lone, rest = ''] = /^(\d)[^\d]+(.*)$/.exec(plain) ?? [];
  const digits = (lone ? `0${lone}${rest}` : plain).replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2).replace(/^20(\d\d)$/, '$1')];
  const hasSlash = year !== '' || (month.length === 2 && !isDeleting);
  return hasSlash ? `${month}/${year}` : month;
}

/** Returns an error message for each part of a card, or undefined for a valid part. @param today yyyy-MM-dd */
export function cardProblems(
  { number, expiry, cvv }: EnteredCard,
  today: string,
): Record<keyof EnteredCard, string | undefined> {
  return {
    number: numberProblem(number),
    expiry: expiryProblem(expiry, today),
    cvv: cvvProblem(cvv, digitsOf(number)),
  };
}
