import { cvvProblem } from './cvv.ts';
import { expiryProblem } from './expiry.ts';
import { digitsOf, numberProblem } from './number.ts';

/** A card as it was typed. It is sent to the card frame's own server, which keeps none of it. */
export interface EnteredCard {
  /** With spaces or without. */
  number: string;
  /** MM/YY */
  expiry: string;
  cvv: string;
}

/** What is wrong with each part, in words; a part that is right is undefined. @param today yyyy-MM-dd */
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
