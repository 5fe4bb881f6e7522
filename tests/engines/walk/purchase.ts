import {
  APPLICATION,
  COVER_TYPES,
  type CoverType,
  dayFromToday,
  EXPIRY,
  LANDING,
  QUOTE,
} from '../../e2e/support/data.ts';
import type { Target } from './browser.ts';
import type { Answer, Place, Visitor } from './visitor.ts';

export interface Purchase {
  coverType: CoverType;
  payment: 'Card' | 'Bank account';
}

const ACCOUNT_NUMBER = '001234567';

/** Returns the answers to all fields of a purchase, by field name. */
function answersOf({ coverType, payment }: Purchase): Readonly<Record<string, Answer>> {
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
    coverType: { choice: COVER_TYPES[coverType] },
    age: { text: '34' },
    partnerAge: { text: '33' },
    coverStart: { text: dayFromToday(0, 10).typed },
    ...person('', '', 'Ada', dayFromToday(-34, -30).typed),
    visaExpiryDate: { text: dayFromToday(2).typed },
    ...person('', 'Partner', 'Jo', dayFromToday(-33, -30).typed),
    ...person('dependants[0].', 'Dependant', 'Bo', dayFromToday(-3).typed),
    currentLocation: { choice: 'Yes' },
    email: { text: 'ada@example.com' },
    phoneNumber: { text: '0491570006' },
    address: { search: '12 smith parr', line: '12 SMITH STREET' },
    currentHealthCover: { choice: 'No' },
    currentHealthCoverPartner: { choice: 'No' },
    declaration: 'tick',
    paymentType: { choice: payment },
    // a card that the sandbox accepts (README)
    cardForm: { number: '4111111111111111', expiry: EXPIRY.replace('/', ''), cvv: '123' },
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

/** Fields that have an initial answer, and groups of fields. */
const NOT_ASKED = ['paymentFrequency', 'excess', 'hcfBundleId', 'dependants'];

/** Returns the target that takes the visitor to the next place. Undefined if an answer does so. */
function forwardFrom({ path, step }: Place): Target | undefined {
  if (path === LANDING) return { role: 'button', name: 'Get a quote' };
  if (step === 'cover-type') return undefined;
  if (step === 'select-cover') return { role: 'link', name: 'View details' };
  if (path !== QUOTE && path !== APPLICATION) return { role: 'link', name: 'Start application' };
  return { role: 'button', name: step === 'payment' ? 'Pay now' : 'Next' };
}

/** Buys a cover, from the landing page to the confirmation, and returns the confirmation's text. */
export async function buy(visitor: Visitor, address: string, purchase: Purchase): Promise<string> {
  const answers = answersOf(purchase);
  const answered = new Set(NOT_ASKED);
  await visitor.browser.open(`${address}${LANDING}`);
  let place = await visitor.arrive();
  while (place.step !== 'confirmation') {
    const forward = forwardFrom(place);
    const name = await visitor.nextField(place, answered, forward);
    if (name) {
      const answer = answers[name];
      if (!answer)
        throw new Error(`${place.step} asks for "${name}", which tests/engines/walk/purchase.ts lacks.`);
      await visitor.answer(name, answer);
      answered.add(name);
    } else {
      if (forward) await visitor.press(forward);
      place = await visitor.arrive(place);
    }
  }
  return visitor.text();
}
