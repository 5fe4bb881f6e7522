import { basename } from 'node:path';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Answers, Visit } from '#types/data/journeys';
import type { SavedQuote } from '#types/data/saved-quote';
import { priceSetting } from '../../../src/ovhc/application/application-facts.ts';
import { quoteChanges } from '../../../src/ovhc/application/quote-answers.ts';
import { later, today } from '../../../src/ovhc/quote/days.ts';
import {
  agreed,
  CONFIRMED,
  chosenQuote,
  failing,
  REFERENCE,
  SENT,
  type Setup,
  SLOW,
  unanswered,
} from './setup.ts';

/** Returns the changes to a setup that give a fact a value. Undefined if the fact can't have the value. */
type Recipe = (value: string, setup: Setup, visit: Visit) => Setup | undefined;

/** The reference of an application that was submitted before. */
const EARLIER = '1'.repeat(32);
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();

const accepted = (reference: string): Setup => ({
  submissions: { pending: [], accepted: { reference, acceptedAt: AN_HOUR_AGO } },
});

/** The setup that stores a visit's answers, by page. Answers are stored under their field names. */
const STORED: Readonly<Record<string, (shared: SavedQuote, earlier: Answers, hash: string) => Setup>> = {
  'pages/quote.json': (shared, earlier) => ({ quote: { ...shared, ...earlier } }),
  'pages/application.json': (shared, earlier, hash) => ({
    // the application's answers also change the quote
    quote: { ...chosenQuote(shared), ...quoteChanges(earlier, today()).quote },
    draft: earlier as ApplicationDraft,
    confirmation: CONFIRMED,
    ...(hash === 'confirmation' && {
      ...accepted(REFERENCE),
      details: {
        reference: REFERENCE,
        regularAmount: '31.65',
        paymentFrequency: 'W',
        nextPayment: '2026-12-20',
      },
    }),
  }),
  // the form starts empty, whatever is stored
  'pages/landing.json': () => ({}),
  'pages/product-summary.json': (shared) => ({ quote: chosenQuote(shared) }),
};

/** Returns the setup of a form page. Its confirmation has a journey of its own, which reads the answers of the form. */
function formSetup({ page, shared, facts: { reference } }: Visit, answers: Answers): Setup {
  const sent = { reference: String(reference), answers: shared, values: {} };
  const draft = reference === undefined ? { answers } : { sent };
  return { form: { page: basename(page, '.json'), draft } };
}

/** The sandbox sells no cover to a family on a visitor visa. */
const VISITOR_VISA = [{ code: '600', name: 'Visitor visa', isSupported: true }];
const UNSUPPORTED_QUOTE: SavedQuote = { visaType: VISITOR_VISA, coverType: 'F', partnerAge: 34 };

const offer: Recipe = (value, { quote }, { page, shared }) => {
  if (value === 'available') return {};
  if (value === 'incomplete')
    return { quote: { paymentFrequency: quote?.paymentFrequency ?? 'W', ...(shared as SavedQuote) } };
  if (value !== 'unavailable') return undefined;
  // a product's page shows its own product, whatever the quote contains
  const isAboutProduct = page === 'pages/product-summary.json';
  return { quote: { ...quote, ...(isAboutProduct ? UNSUPPORTED_QUOTE : { hcfBundleId: 'OVHC-NONE' }) } };
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
    submissions: { pending: [{ reference, sentAt: AN_HOUR_AGO, confirmation: {} }] },
  };

const RECIPES: Readonly<Record<string, Recipe>> = {
  offer,
  instalment: (value, ...around) => (value === 'none' ? offer('unavailable', ...around) : INSTALMENTS[value]),
  missing,
  priceChangedBy: (value, { quote = {}, draft }) => {
    if (value !== 'DOB' && value !== 'DOBPartner') return undefined;
    const changed = { priceChangedBy: value, priceChangedIn: priceSetting(quote) } as const;
    // a price that no product has
    return { quote: { ...quote, previousGetPriceApiValue: '99.00' }, draft: { ...draft, ...changed } };
  },
  visaEndsFirst: (value, { quote, draft }) => {
    const coverStart = later(today(), { months: 1 });
    const dates = { visaExpiryDate: later(today(), { days: 7 }), coverStart };
    if (value !== 'true') return undefined;
    return { quote: { ...quote, ...dates, coverStartDate: coverStart }, draft: { ...draft, ...dates } };
  },
  outcome: (value) =>
    outcome(value, REFERENCE) && {
      ...outcome(value, REFERENCE),
      begun: { reference: REFERENCE, begunAt: AN_HOUR_AGO },
    },
  earlierOutcome: (value) => (/^(checking|unknown)$/.test(value) ? outcome(value, EARLIER) : undefined),
  isConfirmed: (value) =>
    value === 'true'
      ? { confirmation: CONFIRMED, ...accepted(EARLIER), until: '.alert[data-level="good"]' }
      : undefined,
  memberNumber: (mn) => ({ confirmation: { ...SENT, mn } }),
  caseNumber: (cn) => ({ confirmation: { ...SENT, cn } }),
  emailAddress: (email, { details }) => ({ details: { ...details, email } }),
  // weeks before the fixed time of every screenshot
  isClockWrong: () => ({ day: '2026-10-01' }),
  changed: (_, { quote = {}, draft }) => ({
    draft: { ...draft, application: agreed(quote, { changed: ['product', 'excess'] }) },
  }),
  // before the confirmation, they follow from the quote and the answers
  excess: (_, { details }, { hash }) =>
    hash === 'confirmation' ? { details: { ...details, excessCode: 'N' } } : {},
  people: (names, { details }, { hash }) =>
    hash === 'confirmation' ? { details: { ...details, people: names.split(' and ') } } : {},
  paidBy: (paidBy, { details }) => ({ details: { ...details, paidBy: paidBy as 'card' } }),
  cardDigits: (cardDigits, { details }) => ({ details: { ...details, cardDigits } }),
};

const AMOUNTS = ['premium', 'previousPremium', 'firstInstalment', 'firstInstalmentAmount', 'regularPayment'];
const NAMES = ['productName', 'productPage', 'visaName', 'coverTypeName'];
/** Facts that follow from another fact or from an answer. They need no setup. */
export const DERIVED_FACTS: readonly string[] = [
  ...AMOUNTS,
  ...NAMES,
  'regularPaymentDate',
  'coverStartDate',
  'reference',
];

/** Returns true if the catalogue can give a fact a value. */
export const canSetUp = (name: string): boolean => name in RECIPES || DERIVED_FACTS.includes(name);

/** Returns true if the facts need an incomplete quote: no answers may be added to those of the visit. */
export const needsIncompleteQuote = (facts: Answers): boolean =>
  facts.offer === 'incomplete' || facts.missing !== undefined;

/**
 * Returns the setup of a visit: its answers are stored, and its facts have their values.
 * @throws Error if the catalogue can't set up the page, a fact or a fact's value
 */
export function setupOf(visit: Visit): Setup {
  const { page, hash, shared, earlier, facts } = visit;
  const answers: Answers = Object.assign({}, ...Object.values(earlier));
  let setup = STORED[page]?.(shared, answers, hash) ?? formSetup(visit, answers);
  for (const [name, value] of Object.entries(facts)) {
    if (DERIVED_FACTS.includes(name)) continue;
    const more: Setup | undefined = RECIPES[name]?.(String(value), setup, visit);
    if (!more)
      throw new Error(
        `There is no recipe that makes the fact "${name}" ${JSON.stringify(value)}: add one to scripts/gallery/catalogue/facts.ts.`,
      );
    const faults = [...(setup.faults ?? []), ...(more.faults ?? [])];
    setup = { ...setup, ...more, ...(faults.length > 0 && { faults }) };
  }
  return setup;
}
