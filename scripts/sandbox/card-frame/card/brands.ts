export interface Brand {
  /** As people know it. */
  name: string;
  /** As the gateway calls it, in CardResult's cardSchema. */
  schema: string;
  /** What its numbers begin with. */
  prefix: RegExp;
  /** The number's digits. */
  length: number;
  /** The digits between the spaces that the card has. */
  groups: readonly number[];
  /** The code's digits, and the side of the card that has them. */
  code: { length: number; side: 'back' | 'front' };
}

const FOURS = [4, 4, 4, 4];
const ON_BACK = { length: 3, side: 'back' } as const;

const BRANDS: readonly Brand[] = [
  { name: 'Visa', schema: 'VISA', prefix: /^4/, length: 16, groups: FOURS, code: ON_BACK },
  {
    name: 'Mastercard',
    schema: 'MASTERCARD',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    length: 16,
    groups: FOURS,
    code: ON_BACK,
  },
  {
    name: 'American Express',
    schema: 'AMEX',
    prefix: /^3[47]/,
    length: 15,
    groups: [4, 6, 5],
    code: { length: 4, side: 'front' },
  },
];

/** The brand of a card by the first digits of its number; undefined while they do not say, or for a brand not taken. */
export function brandOf(digits: string): Brand | undefined {
  return BRANDS.find(({ prefix }) => prefix.test(digits));
}
