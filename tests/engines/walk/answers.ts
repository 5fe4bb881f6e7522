import { addDays, addYears, format } from 'date-fns';

export interface Purchase {
  coverType: keyof typeof TILES;
  payment: 'Card' | 'Bank account';
}

/** The way in which a field is answered. */
export type Answer =
  | { text: string }
  | { choice: string }
  | { search: string; line: string }
  | { select: string }
  | 'tick'
  | 'card';

const TILES = { S: 'Single', D: 'Couple', P: 'Single parent', F: 'Family' } as const;

const day = (years: number, days = 0) => format(addDays(addYears(new Date(), years), days), 'dd/MM/yyyy');

/** A card that the sandbox accepts (README), in the form in which it is typed. */
export const CARD = {
  number: '4111111111111111',
  expiry: format(addYears(new Date(), 2), 'MMyy'),
  cvv: '123',
} as const;

const ACCOUNT_NUMBER = '001234567';

/** Returns the answers to all fields of a purchase, by field name. */
export function answersOf({ coverType, payment }: Purchase): Readonly<Record<string, Answer>> {
  const person = (before: string, suffix: string, firstName: string, birthday: string) => ({
    [`${before}title${suffix}`]: { select: 'Dr' },
    [`${before}gender${suffix}`]: { choice: 'She/Her' },
    [`${before}firstName${suffix}`]: { text: firstName },
    [`${before}lastName${suffix}`]: { text: 'O’Brien' },
    [`${before}DOB${suffix}`]: { text: birthday },
    [`${before}countryCitizenship${suffix}`]: { search: 'New Z', line: 'New Zealand' },
  });
  return {
    visaType: { search: 'work', line: 'Working Holiday visa' },
    coverType: { choice: TILES[coverType] },
    age: { text: '34' },
    partnerAge: { text: '33' },
    coverStart: { text: day(0, 10) },
    ...person('', '', 'Ada', day(-34, -30)),
    visaExpiryDate: { text: day(2) },
    ...person('', 'Partner', 'Jo', day(-33, -30)),
    ...person('dependants[0].', 'Dependant', 'Bo', day(-3)),
    currentLocation: { choice: 'Yes' },
    email: { text: 'ada@example.com' },
    phoneNumber: { text: '0491570006' },
    address: { search: '12 smith parr', line: '12 SMITH STREET' },
    currentHealthCover: { choice: 'No' },
    currentHealthCoverPartner: { choice: 'No' },
    declaration: 'tick',
    paymentType: { choice: payment },
    cardForm: 'card',
    accountName: { text: 'Ada O’Brien' },
    bsbNumber: { text: '062000' },
    accountNumber: { text: ACCOUNT_NUMBER },
    paymentagree: 'tick',
  };
}

/** Returns the part of the record that the insurer must receive for a purchase. */
export function recordPart({ coverType, payment }: Purchase): Record<string, unknown> {
  const paid =
    payment === 'Card'
      ? { debitType: 'C', maskedPAN: '411111XXXXXX1111' }
      : { debitType: 'E', bsbNumber: '062000', accountNumber: ACCOUNT_NUMBER };
  return { scaleCode: coverType, firstName: 'Ada', ...paid };
}
