import type { Confirmation } from '#types/data/confirmation';
import type { SavedQuote } from '#types/data/saved-quote';
import { hasPartner } from '../../../src/ovhc/quote/cover-type.ts';

/** What every visitor of the application has told in the quote, where a visit does not say otherwise. */
const VISITOR: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType: 'S',
  age: 34,
};

/** The cover that was chosen there; the sandbox sells it. */
const CHOSEN: SavedQuote = {
  paymentFrequency: 'M',
  excessCode: 'N',
  hcfBundleId: 'OVHC-EXTENDED',
  productName: 'Extended Visitor Cover',
  redirectedPath: '/health-insurance/overseas-visitors/extended-visitor-cover',
};

/** The price of that product for the visitor, as it came with the list of products. */
const PRICES: SavedQuote = {
  priceData: { hospitalCode: 'HV3', excessCode: 'N', WeeklyPrice: '27.36', MonthlyPrice: '118.56' },
};

/** Returns the confirmation of an application that was accepted. */
export const confirmed = (): Confirmation => ({
  mn: '12345678',
  coverstdt: '2026-12-01',
  amt: '137.15',
  productName: 'Extended Visitor Cover',
});

/** A quote with a cover chosen, and its price known before any is asked for. */
export const pricedQuote = (): SavedQuote => ({ ...chosenQuote({}), ...PRICES });

/** A quote with a cover chosen, by whom else it is said. */
export function chosenQuote(told: SavedQuote): SavedQuote {
  const { coverType = VISITOR.coverType } = told;
  const partner: SavedQuote = coverType && hasPartner(coverType) ? { partnerAge: 34 } : {};
  return { ...VISITOR, ...partner, ...CHOSEN, ...told };
}
