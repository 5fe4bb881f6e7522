import type { Confirmation } from '#types/data/confirmation';
import type { SavedQuote } from '#types/data/saved-quote';
import { hasPartner } from '../../../src/ovhc/quote/cover-type.ts';

const ANSWERS: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType: 'S',
  age: 34,
};

const CHOSEN: SavedQuote = {
  paymentFrequency: 'M',
  excessCode: 'N',
  hcfBundleId: 'OVHC-EXTENDED',
  productName: 'Extended Visitor Cover',
  redirectedPath: '/health-insurance/overseas-visitors/extended-visitor-cover',
};

const PRICES: SavedQuote = {
  priceData: { hospitalCode: 'HV3', excessCode: 'N', WeeklyPrice: '27.36', MonthlyPrice: '118.56' },
};

/** The confirmation of an application that was accepted. */
export const CONFIRMED: Confirmation = {
  mn: '12345678',
  coverstdt: '2026-12-01',
  amt: '137.15',
  productName: 'Extended Visitor Cover',
};

/** Returns a quote with a cover chosen, and with other answers where they are given. */
export function chosenQuote(answers: SavedQuote = {}): SavedQuote {
  const { coverType = ANSWERS.coverType } = answers;
  const partner: SavedQuote = coverType && hasPartner(coverType) ? { partnerAge: 34 } : {};
  return { ...ANSWERS, ...partner, ...CHOSEN, ...answers };
}

/** Returns a quote with a cover chosen, and its price known before any is asked for. */
export const pricedQuote = (): SavedQuote => ({ ...chosenQuote(), ...PRICES });
