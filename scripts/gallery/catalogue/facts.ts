import type { Answers, Visit } from '#types/data/journeys';
import type { SavedQuote } from '#types/data/saved-quote';
import { priceSetting } from '../../../src/ovhc/application/application-facts.ts';
import { later, today } from '../../../src/ovhc/quote/days.ts';
import { CONFIRMED, chosenQuote, failing, SENT, type Setup, SLOW, unanswered } from './setup.ts';

/** Returns the changes to a setup that give a fact a value. Undefined if the fact can't have the value. */
type Recipe = (value: string, setup: Setup, visit: Visit) => Setup | undefined;

/** The references of the application that this visit submitted, and of an earlier one. */
export const [THIS, EARLIER] = ['0'.repeat(32), '1'.repeat(32)];

export const anHourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString();

/** The sandbox sells no cover to a family on a visitor visa. */
const UNSOLD_TO: SavedQuote = {
  visaType: [{ code: '600', name: 'Visitor visa', isSupported: true }],
  coverType: 'F',
  partnerAge: 34,
};

const offer: Recipe = (value, { quote }, { page, told }) => {
  if (value === 'available') return {};
  if (value === 'incomplete')
    return { quote: { paymentFrequency: quote?.paymentFrequency ?? 'W', ...(told as SavedQuote) } };
  if (value !== 'unavailable') return undefined;
  // a product's page shows its own product, whatever the quote contains
  const isAboutProduct = page === 'pages/product-summary.json';
  return { quote: { ...quote, ...(isAboutProduct ? UNSOLD_TO : { hcfBundleId: 'OVHC-NONE' }) } };
};

const INSTALMENTS: Readonly<Record<string, Setup>> = {
  known: {},
  failed: { faults: [failing('getPrice')] },
  updating: { faults: [unanswered('getPrice')] },
  slow: { faults: [unanswered('getPrice')], waited: SLOW },
};

const missing: Recipe = (value, { quote = {} }) => {
  // the visa is the first answer of a quote, so that no earlier answer can be missing
  const whole = value === 'visaType' ? quote : chosenQuote(quote);
  const name = value === 'product' ? 'hcfBundleId' : value;
  if (!['visaType', 'coverType', 'age', 'partnerAge', 'hcfBundleId'].includes(name)) return undefined;
  return { quote: { ...whole, ...(name === 'partnerAge' && { coverType: 'D' }), [name]: undefined } };
};

/** The setup for each outcome of an application. The sandbox has not received the application. */
const OUTCOMES: Readonly<Record<string, Setup>> = {
  checking: { faults: [unanswered('preSubmissionOutcome')], until: '.alert[data-level="info"]' },
  unknown: { faults: [failing('preSubmissionOutcome')], until: '.alert[data-level="warning"]' },
  'not-received': { until: '.alert[data-level="warning"]' },
  refused: { outcome: { SaveStatus: 'FAILED' }, until: '.alert[data-level="error"]' },
};

const outcome = (value: string, reference: string): Setup | undefined =>
  OUTCOMES[value] && {
    ...OUTCOMES[value],
    submissions: { pending: [{ reference, sentAt: anHourAgo(), confirmation: {} }] },
  };

const RECIPES: Readonly<Record<string, Recipe>> = {
  offer,
  instalment: (value, ...around) => (value === 'none' ? offer('unavailable', ...around) : INSTALMENTS[value]),
  missing,
  priceChangedBy: (value, { quote = {}, draft }) =>
    value === 'DOB' || value === 'DOBPartner'
      ? {
          // a price that no product has
          quote: { ...quote, previousGetPriceApiValue: '99.00' },
          draft: { ...draft, priceChangedBy: value, priceChangedIn: priceSetting(quote) },
        }
      : undefined,
  visaEndsFirst: (value, { quote, draft }) => {
    const visaExpiryDate = later(today(), { days: 7 });
    const coverStart = later(today(), { months: 1 });
    const dates = { visaExpiryDate, coverStart };
    if (value !== 'true') return undefined;
    return { quote: { ...quote, ...dates, coverStartDate: coverStart }, draft: { ...draft, ...dates } };
  },
  outcome: (value) => outcome(value, THIS) && { ...outcome(value, THIS), reference: THIS },
  earlierOutcome: (value) => (/^(checking|unknown)$/.test(value) ? outcome(value, EARLIER) : undefined),
  isConfirmed: (value) =>
    value === 'true'
      ? {
          confirmation: CONFIRMED,
          submissions: { pending: [], accepted: { reference: EARLIER, acceptedAt: anHourAgo() } },
          until: '.alert[data-level="good"]',
        }
      : undefined,
  memberNumber: (mn) => ({ confirmation: { ...SENT, mn } }),
  caseNumber: (cn) => ({ confirmation: { ...SENT, cn } }),
  emailAddress: (email, { details }) => ({ details: { ...details, email } }),
  people: (names, { details }) => ({ details: { ...details, people: names.split(' and ') } }),
  paidBy: (paidBy, { details }) => ({ details: { ...details, paidBy: paidBy as 'card' } }),
  cardDigits: (cardDigits, { details }) => ({ details: { ...details, cardDigits } }),
};

/** Facts that follow from another fact or from an answer. They need no setup. */
export const DERIVED_FACTS: readonly string[] = [
  'premium',
  'previousPremium',
  'firstInstalment',
  'firstInstalmentAmount',
  'regularPayment',
  'regularPaymentDate',
  'coverStart',
  'productName',
  'visaName',
  'coverTypeName',
];

/** Returns true if the catalogue can give a fact a value. */
export const canArrange = (name: string): boolean => name in RECIPES || DERIVED_FACTS.includes(name);

/** Returns true if the facts need an incomplete quote: no answers may be added to those of the visit. */
export const needsGaps = (facts: Answers): boolean =>
  facts.offer === 'incomplete' || facts.missing !== undefined;

/** Returns a setup in which the facts have these values. @throws Error if a fact or a value has no recipe */
export function arrangeFacts(setup: Setup, facts: Answers, visit: Visit): Setup {
  let arranged = setup;
  for (const [name, value] of Object.entries(facts)) {
    if (DERIVED_FACTS.includes(name)) continue;
    const more = RECIPES[name]?.(String(value), arranged, visit);
    if (!more)
      throw new Error(
        `There is no recipe that makes the fact "${name}" ${JSON.stringify(value)}: add one to scripts/gallery/catalogue/facts.ts.`,
      );
    const faults = [...(arranged.faults ?? []), ...(more.faults ?? [])];
    arranged = { ...arranged, ...more, ...(faults.length > 0 && { faults }) };
  }
  return arranged;
}
