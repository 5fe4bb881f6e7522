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

/** A quote with a cover chosen, by whom else it is said. */
export function chosenQuote(told: SavedQuote): SavedQuote {
  const { coverType = VISITOR.coverType } = told;
  const partner: SavedQuote = coverType && hasPartner(coverType) ? { partnerAge: 34 } : {};
  return { ...VISITOR, ...partner, ...CHOSEN, ...told };
}
