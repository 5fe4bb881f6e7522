import type { Answers, Visit } from '#types/data/journeys';
import type { SavedQuote } from '#types/data/saved-quote';
import { priceSetting } from '../../../src/ovhc/application/application-facts.ts';
import { later, today } from '../../../src/ovhc/quote/days.ts';
import { outcomeFacts } from './outcome-facts.ts';
import { type FactRecipe, failing, type Setup, SLOW, unanswered } from './setup.ts';
import { chosenQuote } from './visitors.ts';

/** No product has this number. */
const UNSOLD_PRODUCT = 'OVHC-NONE';

/** The sandbox sells no cover to a family on a visitor visa. */
const UNSOLD_TO: SavedQuote = {
  visaType: [{ code: '600', name: 'Visitor visa', isSupported: true }],
  coverType: 'F',
  partnerAge: 34,
};

const OFFERS: Readonly<Record<string, (setup: Setup, visit: Visit) => Setup>> = {
  available: (setup) => setup,
  // a page about one product shows that one, whatever the quote says
  unavailable: ({ quote, ...rest }, { page }) => ({
    ...rest,
    quote: {
      ...quote,
      ...(page === 'pages/product-summary.json' ? UNSOLD_TO : { hcfBundleId: UNSOLD_PRODUCT }),
    },
  }),
  incomplete: ({ quote, ...rest }, { told }) => ({
    ...rest,
    quote: { paymentFrequency: quote?.paymentFrequency ?? 'W', ...(told as SavedQuote) },
  }),
};

const offer: FactRecipe = (setup, value, visit) => OFFERS[String(value)]?.(setup, visit);

const INSTALMENTS: Readonly<Record<string, Setup>> = {
  known: {},
  failed: { faults: [failing('getPrice')] },
  updating: { faults: [unanswered('getPrice')] },
  slow: { faults: [unanswered('getPrice')], waited: SLOW },
};

const instalment: FactRecipe = (setup, value, visit) => {
  if (value === 'none') return offer(setup, 'unavailable', visit);
  const more = INSTALMENTS[String(value)];
  return more && { ...setup, ...more, faults: [...(setup.faults ?? []), ...(more.faults ?? [])] };
};

const WITHOUT: Readonly<Record<string, (quote: SavedQuote) => SavedQuote>> = {
  visaType: ({ visaType: _, ...quote }) => quote,
  coverType: ({ coverType: _, ...quote }) => quote,
  age: ({ age: _, ...quote }) => quote,
  partnerAge: ({ partnerAge: _, ...quote }) => ({ ...quote, coverType: 'D' }),
  product: ({ hcfBundleId: _, ...quote }) => quote,
};

const missing: FactRecipe = ({ quote = {}, ...rest }, value) => {
  // nothing comes before the visa that could be missing instead
  const whole = value === 'visaType' ? quote : chosenQuote(quote);
  const without = WITHOUT[String(value)]?.(whole);
  return without && { ...rest, quote: without };
};

const priceChangedBy: FactRecipe = ({ quote = {}, draft, ...rest }, value) => {
  if (value !== 'DOB' && value !== 'DOBPartner') return undefined;
  return {
    ...rest,
    // a price that no product has
    quote: { ...quote, previousGetPriceApiValue: '99.00' },
    draft: { ...draft, priceChangedBy: value, priceChangedIn: priceSetting(quote) },
  };
};

const visaEndsFirst: FactRecipe = ({ quote, draft, ...rest }, value) => {
  if (value !== true) return undefined;
  const visaExpiryDate = later(today(), { days: 7 });
  const coverStart = later(today(), { months: 1 });
  return {
    ...rest,
    quote: { ...quote, visaExpiryDate, coverStart, coverStartDate: coverStart },
    draft: { ...draft, visaExpiryDate, coverStart },
  };
};

/** Facts that have a value wherever another one does, or with an answer: nothing is arranged for them. */
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

const recipes: Readonly<Record<string, FactRecipe>> = {
  offer,
  instalment,
  missing,
  priceChangedBy,
  visaEndsFirst,
  ...outcomeFacts,
};

/** Returns true for a fact that can be brought about. */
export const canArrange = (name: string): boolean => name in recipes || DERIVED_FACTS.includes(name);

/** Returns true where a fact needs the visit's own answers alone: others would complete the quote. */
export const needsGaps = ({ offer, missing }: Answers): boolean =>
  offer === 'incomplete' || missing !== undefined;

/** Returns a setup in which the facts have their values. @throws Error for a fact or a value without a recipe */
export function arrangeFacts(setup: Setup, facts: Answers, visit: Visit): Setup {
  let arranged = setup;
  for (const [name, value] of Object.entries(facts)) {
    if (DERIVED_FACTS.includes(name)) continue;
    const next = recipes[name]?.(arranged, value, visit);
    if (!next)
      throw new Error(
        `There is no recipe that makes the fact "${name}" ${JSON.stringify(value)}: add one to scripts/gallery/catalogue/facts.ts.`,
      );
    arranged = next;
  }
  return arranged;
}
