import { cvvProblem } from './cvv.ts';
import { digitsOf } from './digits.ts';
import { expiryProblem } from './expiry.ts';
import { numberProblem } from './number.ts';

/** A card as it was typed. It is sent to the card frame's own server, which keeps none of it. */
export interface EnteredCard {
  /** With spaces or without. */
  number: string;
  /** A month and a year, in any common way. */
  expiry: string;
  cvv: string;
}

/** Returns what is wrong with each part, in words; undefined for a part that is right. @param today yyyy-MM-dd */
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
