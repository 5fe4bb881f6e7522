import type { CardResult } from '#types/data/card-result';
import type { SavedQuote } from '#types/data/saved-quote';
import type { JsonObject } from '../../../../../../src/engine/form/paths.ts';
import {
  type Application,
  preSubmissionRecord,
  type RecordDraft,
} from '../../../../../../src/ovhc/application/record/index.ts';
import { type CoverType, hasDependants, hasPartner } from '../../../../../../src/ovhc/quote/cover-type.ts';

export const COVER_TYPES: readonly CoverType[] = ['S', 'D', 'P', 'F'];

export const TODAY = [2026, 11, 20] as const;

export const reference = '0123456789abcdef0123456789abcdef';

export const amounts = { first: '148.20', regular: '34.20' };

const brand = { cardSchema: 'VISA', cardCategory: 'CREDIT', cardExpiryDate: '11/28' };
const numbers = { cardToken: '4111117LN67t1111', maskedPAN: '411111XXXXXX1111' };
const token = { ...brand, ...numbers, merchReference: 'MR-000417', txnReference: 'TX-00998' };
export const CARD_FIELDS = Object.keys(token);
export const card = { ...token, amount: '148.20' } satisfies CardResult;
export const ACCOUNT_FIELDS = ['accountName', 'bsbNumber', 'accountNumber'];
export const FUND_FIELDS = ['Id', 'Name', 'MemberNumber'].map((name) => `existingFund${name}`);
FUND_FIELDS.push('terminateMembershipFlag');

/** Returns a person's answers. Their names end in the suffix. */
function person(
  end: string,
  [title, gender, firstName, lastName, DOB]: string[],
  country = ['FRA', 'France'],
) {
  const [code, name] = country;
  const answers = { title, gender, firstName, lastName, DOB, countryCitizenship: [{ code, name }] };
  return Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [field + end, answer]),
  ) as JsonObject;
}
const visitor = person('', ['Ms', 'She/Her', 'Amélie', "O'Neill", '1996-11-20']);
const poland = ['POL', 'Poland'];
const partner = person('Partner', ['Mr', 'He/Him', 'Łukasz-Jan', 'D’Arcy', '1995-03-01'], poland);
const zoe = person('Dependant', ['Miss', 'She/Her', 'Zoë', "O'Neill", '2020-02-29']);
const kim = person('Dependant', ['Mx', 'They/Them', 'Kim', "O'Neill", '2026-11-20']);

const lines = { addresslineOne: '48 Martin Place', addresslineTwo: 'Unit 4' };
const place = { suburb: "O'CONNOR", state: 'NT', postCode: '0800' };
export const home: JsonObject = { ...lines, ...place, isManual: true };
const email = 'amelie.oneill@example.com';
export const onshore: JsonObject = {
  currentLocation: 'yes',
  email,
  phoneNumber: '0491570006',
  address: home,
};
export const offshore: JsonObject = {
  currentLocation: 'no',
  email,
  intendedAddress: { ...home, addresslineTwo: undefined },
};

export const fund: JsonObject = {
  currentHealthCover: 'yes',
  currentFund: [{ HealthFundId: '0117', HealthFundName: "Doctors' Health Fund" }],
  memberNumber: '0012ab',
  authorise: true,
};

export const partnersFund: JsonObject = {
  currentHealthCoverPartner: 'yes',
  currentFundPartner: [{ HealthFundId: 'F110', HealthFundName: 'Medibank' }],
  memberNumberPartner: '0077',
  authorisePartner: true,
};

export const noFund: JsonObject = { currentHealthCover: 'no' };

export const byCard: JsonObject = { paymentFrequency: 'W', paymentType: 'creditCard', cardForm: true };

export const byAccount: JsonObject = {
  paymentFrequency: 'W',
  paymentType: 'bankAccount',
  accountName: 'Amélie O’Neill-Brontë',
  bsbNumber: [{ bsbNumber: '062000', branchName: 'Sydney, 48 Martin Place' }],
  accountNumber: '001234567',
  paymentagree: true,
};

export const quoteFor = (coverType: CoverType): SavedQuote => ({
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType,
  age: 30,
  dob: '1996-11-20',
  ...(hasPartner(coverType) && { partnerAge: 31, partnerDob: '1995-03-01' }),
  ...{ coverStart: '2026-12-01', coverStartDate: '2026-12-01', paymentFrequency: 'W', excessCode: 'A' },
  ...{ hcfBundleId: 'OVHC-EXTENDED', productId: 'HV3 XV1', productName: 'Extended Visitor Cover' },
  getPriceData: { Premium: '34.20' },
});

/** Returns the answers of an application: in Australia, without a fund and by card, unless `parts` override them. */
export function answersFor(coverType: CoverType, ...parts: JsonObject[]): JsonObject {
  return Object.assign(
    { coverStart: '2026-12-01', visaExpiryDate: '2028-05-01', ...visitor },
    hasPartner(coverType) ? { ...partner, currentHealthCoverPartner: 'no' } : {},
    hasDependants(coverType) ? { dependants: [zoe, kim] } : {},
    { ...onshore, ...noFund, declaration: true, ...byCard },
    ...parts,
  );
}

/** Returns the record of such an application, with a token if payment is by card. */
export const recordFor = (coverType: CoverType, ...parts: JsonObject[]) => recordOf(coverType, {}, ...parts);

/** Returns the same record with another quote, card or amounts. */
export function recordOf(
  coverType: CoverType,
  others: Partial<Application>,
  ...parts: JsonObject[]
): RecordDraft {
  const { answers = answersFor(coverType, ...parts) } = others;
  const paid = answers.paymentType === 'creditCard' ? card : undefined;
  const application = { reference, quote: quoteFor(coverType), answers, amounts, card: paid };
  return preSubmissionRecord({ ...application, ...others });
}
