import validator from 'card-validator';

const { creditCardType } = validator;

/** The brands that are taken, and what the gateway calls them, in CardResult's cardSchema. */
const SCHEMAS: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  'american-express': 'AMEX',
};
// the library keeps its brands where this module is loaded again
creditCardType.resetModifications();
for (const type of Object.values(creditCardType.types)) if (!SCHEMAS[type]) creditCardType.removeCard(type);

export interface Brand {
  /** As people know it. */
  name: string;
  /** As the gateway calls it. */
  schema: string;
  /** How many digits stand before each of the spaces that the card has. */
  gaps: readonly number[];
  /** How many digits the card's code has. */
  codeLength: number;
}

/** Returns the brand of a card by the first digits of its number; undefined for none or for a brand not taken. */
export function brandOf(digits: string): Brand | undefined {
  const { card } = validator.number(digits);
  if (!card) return undefined;
  const { niceType: name, type, gaps, code } = card;
  return { name, schema: SCHEMAS[type] ?? '', gaps, codeLength: code.size };
}

/** Tells whether a number has the length of its brand and the right check digit. */
export function isCardNumber(digits: string): boolean {
  return validator.number(digits).isValid;
}
