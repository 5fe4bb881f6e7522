import { addDays, addYears, format } from 'date-fns';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import type { VisaType } from '#types/data/visa-type';

export const LANDING = '/health-insurance/overseas-visitors';
export const QUOTE = `${LANDING}/get-a-quote`;
export const SUMMARY = `${LANDING}/everyday-visitor-cover`;
export const EXTENDED = `${LANDING}/extended-visitor-cover`;
export const APPLICATION = `${LANDING}/application-form`;

/** The cover types (§9) with the labels of their tiles. */
export const COVER_TYPES = { S: 'Single', D: 'Couple', P: 'Single parent', F: 'Family' } as const;
export type CoverType = keyof typeof COVER_TYPES;
export const isForTwo = (coverType: CoverType): boolean => ['D', 'F'].includes(coverType);
export const hasDependants = (coverType: CoverType): boolean => ['P', 'F'].includes(coverType);

/** Visas in the sandbox: one that is supported and one that is not. */
export const WORKING_HOLIDAY: VisaType = { code: '417', name: 'Working Holiday visa', isSupported: true };
export const STUDENT: VisaType = { code: '500', name: 'Student visa', isSupported: false };

/** Quotes with all answers that are asked before the product. */
export const SINGLE: SavedQuote = { visaType: [WORKING_HOLIDAY], coverType: 'S', age: 30 };
export const COUPLE: SavedQuote = { visaType: [WORKING_HOLIDAY], coverType: 'D', age: 30, partnerAge: 60 };

/** Returns a quote with a chosen product, which an application needs. */
export function quoteOf(coverType: CoverType): SavedQuote {
  return {
    visaType: [WORKING_HOLIDAY],
    coverType,
    age: 34,
    ...(isForTwo(coverType) && { partnerAge: 33 }),
    paymentFrequency: 'M',
    excessCode: 'N',
    hcfBundleId: 'OVHC-EXTENDED',
    productName: 'Extended Visitor Cover',
    redirectedPath: EXTENDED,
  };
}

/** The headings of content/steps/quote. */
export const HEADINGS = {
  'visa-type': 'Which visa do you have?',
  'cover-type': 'Who needs cover?',
  age: 'How old are you?',
  'select-cover': 'Choose a product',
};
export type QuoteStep = keyof typeof HEADINGS;
export const QUOTE_STEPS = Object.keys(HEADINGS) as QuoteStep[];

const APPLICATION_STEPS = [
  'cover-start',
  'personal-details',
  'partner-details',
  'dependants-details',
  'contact-details',
  'current-cover',
  'declaration',
  'payment',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** Returns the steps of an application, in the order of §2. */
export const stepsOf = (coverType: CoverType): ApplicationStep[] =>
  APPLICATION_STEPS.filter(
    (step) =>
      (step !== 'partner-details' || isForTwo(coverType)) &&
      (step !== 'dependants-details' || hasDependants(coverType)),
  );

/** Returns the day that is some years and days from today: as typed, as stored, and as visitors read it. */
export function dayFromToday(years: number, days = 0): { typed: string; stored: string; long: string } {
  const day = addDays(addYears(new Date(), years), days);
  return {
    typed: format(day, 'dd/MM/yyyy'),
    stored: format(day, 'yyyy-MM-dd'),
    long: format(day, 'd MMMM yyyy'),
  };
}

const PERSON = {
  title: 'Dr',
  gender: 'She/Her',
  lastName: 'O’Brien-Núñez',
  countryCitizenship: [{ code: 'NZL', name: 'New Zealand' }],
};

const suffixed = (record: object, suffix: string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`${name}${suffix}`, value]));

/** Returns all answers of an application up to payment, as stored in the tab. */
export function draftOf(coverType: CoverType): ApplicationDraft {
  return {
    coverStart: dayFromToday(0, 10).stored,
    ...PERSON,
    firstName: 'Amélie',
    DOB: dayFromToday(-34, -30).stored,
    visaExpiryDate: dayFromToday(2).stored,
    ...(isForTwo(coverType) && {
      ...suffixed({ ...PERSON, firstName: 'Jo', DOB: dayFromToday(-33, -30).stored }, 'Partner'),
      currentHealthCoverPartner: 'no',
    }),
    ...(hasDependants(coverType) && {
      dependants: [suffixed({ ...PERSON, firstName: 'Bo', DOB: dayFromToday(-3).stored }, 'Dependant')],
    }),
    currentLocation: 'yes',
    email: 'amelie@example.com',
    phoneNumber: '0491570006',
    address: { addresslineOne: '12 SMITH STREET', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' },
    currentHealthCover: 'no',
    declaration: true,
  };
}

/** Test cards of the card frame (README), by their outcome. */
export const CARDS = {
  member: '4111 1111 1111 1111',
  case: '4000 0000 0000 0036',
  declined: '4000 0000 0000 0002',
  gatewayFailure: '4000 0000 0000 0010',
  late: '4000 0000 0000 0044',
  neverAnswered: '4000 0000 0000 0051',
  tokenTwice: '4000 0000 0000 0069',
  asksForCode: '4000 0000 0000 0093',
} as const;

/** An expiry date two years from now, as MM/YY. */
export const EXPIRY = dayFromToday(2).typed.replace(/^\d\d\/(\d\d)\/\d\d(\d\d)$/, '$1/$2');

/** The keys that the site stores after an application is accepted. */
export const STORED_AFTER_PAYMENT = [
  'ovhcConfirmation',
  'ovhcConfirmationDetails',
  'ovhcSubmissions',
  'ovhcTabReference',
];

export const SENDING = 'We’re taking your payment.';
export const NOT_CHARGED = 'You haven’t been charged';
export const TRY_AGAIN = 'Please try again or call us on 1800 555 010.';
export const CHECKING = 'We’re checking if your payment went through.';
export const DO_NOT_PAY_AGAIN = 'Please don’t pay again';
export const NOT_RECEIVED = 'We didn’t receive your application';
export const ACCEPTED = 'Your application was accepted';

/** The analytics event of a failed call. */
export const SYSTEM_ERROR = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };
