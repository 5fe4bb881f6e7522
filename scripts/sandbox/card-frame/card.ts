import validator from 'card-validator';
import { normalText } from '../../../src/engine/form/normal-text.ts';

/** A card as the visitor typed it. */
export interface EnteredCard {
  /** The card number, with or without spaces. */
  number: string;
  /** The month and the year, in any common format. */
  expiry: string;
  cvv: string;
}

/** Returns a text without separators and with plain digits. All other characters stay, so that they can be reported. */
export const joinedDigits = (text: string) => normalText(text).replace(/[\s.-]/g, '');

/** Returns only the digits of a text. */
export const digitsOf = (text: string) => normalText(text).replace(/\D/g, '');

const { creditCardType } = validator;

/** The accepted brands, and the gateway's name for each (`cardSchema` in CardResult). */
const SCHEMAS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  'american-express': 'AMEX',
};
// the library's brands stay modified if this module is loaded again
creditCardType.resetModifications();
for (const type of Object.values(creditCardType.types)) if (!SCHEMAS[type]) creditCardType.removeCard(type);

const USUAL_CODE_LENGTH = 3;
/** The maximum number of years until a card expires. */
const MAX_YEARS = 20;
const MONTH_FIRST = /^(?!20)(?<month>0?[1-9]|1[0-2])[\s./-]*(?:20)?(?<year>\d\d)$/;
const YEAR_FIRST = /^20(?<year>\d\d)[\s./-]*(?<month>0?[1-9]|1[0-2])$/;

/** Returns the brand of a card from the first digits of its number, or null if it is unknown or not accepted. */
export const brandOf = (digits: string) => validator.number(digits).card;

/** Returns the gateway's name for the brand of a card, or an empty text without a brand. */
export const schemaOf = (digits: string) => SCHEMAS[brandOf(digits)?.type ?? ''] ?? '';

/** Groups a card number like its brand does. Leaves a text with other characters than digits and separators unchanged. */
export function groupedNumber(text: string): string {
  const digits = joinedDigits(text);
  if (/\D/.test(digits)) return text;
  const gaps = brandOf(digits)?.gaps ?? [4, 8, 12];
  return [0, ...gaps]
    .map((start, index) => digits.slice(start, gaps[index]))
    .filter(Boolean)
    .join(' ');
}

function numberProblem(text: string): string | undefined {
  const digits = joinedDigits(text);
  if (!digits) return 'Enter the card number';
  const { card, isValid } = validator.number(digits);
  if (!card && !/\D/.test(digits)) return 'Use a Visa, Mastercard or American Express card';
  return isValid ? undefined : 'Check the card number';
}

/** Returns the number of digits of a card's security code. @param digits the first digits of the card number, or all */
export const codeLength = (digits: string) => brandOf(digits)?.code.size ?? USUAL_CODE_LENGTH;

/** Returns a security code with digits as 0–9 and without spaces. */
export const typedCvv = (text: string) => normalText(text).replace(/\s/g, '');

function cvvProblem(text: string, digits: string): string | undefined {
  const length = codeLength(digits);
  if (validator.cvv(typedCvv(text), length).isValid) return undefined;
  return `Enter the ${length} digits on the ${length === USUAL_CODE_LENGTH ? 'back' : 'front'} of your card`;
}

/** Returns an expiry date as MM/YY, or undefined if it can't be read. The month or the year can be first. */
export function expiryOf(text: string): string | undefined {
  const plain = normalText(text).trim();
  const { month, year } = (MONTH_FIRST.exec(plain) ?? YEAR_FIRST.exec(plain))?.groups ?? {};
  return month && `${month.padStart(2, '0')}/${year}`;
}

/** Validates an expiry date on a given day, which card-validator can't. A card is valid until the end of its month. */
function expiryProblem(text: string, today: string): string | undefined {
  const [month, year] = expiryOf(text)?.split('/') ?? [];
  if (!month) return 'Enter the expiry date as MM/YY';
  const expires = `20${year}-${month}`;
  const thisMonth = today.slice(0, 7);
  if (expires < thisMonth) return 'This card has expired. Use another card';
  const latest = `${Number(thisMonth.slice(0, 4)) + MAX_YEARS}${thisMonth.slice(4)}`;
  return expires > latest ? 'Check the expiry year' : undefined;
}

/**
 * Formats an expiry date while the visitor types. It adds the slash, and a zero before a month that can have no
 * second digit. It removes only the century and separators.
 * @param isDeleting true to not add the slash again while the visitor deletes it
 */
export function typedExpiry(text: string, isDeleting: boolean): string {
  const plain = normalText(text).trim();
  if (/[^\d\s./-]/.test(plain)) return plain;
  // a month can't start with 20, and the month of 20281 may continue
  if (/^(2$|20)/.test(plain)) return (!/^20\d\d\D*1$/.test(plain) && expiryOf(plain)) || plain;
  const digits = plain.replace(/^\D*(?=\d\D|[2-9])/, '0').replace(/\D/g, '');
  const [month, year] = [digits.slice(0, 2), digits.slice(2).replace(/^20(\d\d)$/, '$1')];
  const hasSlash = year !== '' || (month.length === 2 && !isDeleting);
  return hasSlash ? `${month}/${year}` : month;
}

/** Returns an error message for each part of a card, or undefined for a valid part. @param today yyyy-MM-dd */
export const cardProblems = (
  { number, expiry, cvv }: EnteredCard,
  today: string,
): Record<keyof EnteredCard, string | undefined> => ({
  number: numberProblem(number),
  expiry: expiryProblem(expiry, today),
  cvv: cvvProblem(cvv, digitsOf(number)),
});
