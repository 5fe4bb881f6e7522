import type { ApplicationDraft } from '#types/data/application-draft';
import type { Answers, Visit } from '#types/data/journeys';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteChanges } from '../../../src/ovhc/application/quote-answers.ts';
import { today } from '../../../src/ovhc/quote/days.ts';
import { anHourAgo, arrangeFacts, THIS } from './facts.ts';
import { CONFIRMED, chosenQuote, type Setup } from './setup.ts';

const sentInThisVisit = (): Setup => ({
  submissions: { pending: [], accepted: { reference: THIS, acceptedAt: anHourAgo() } },
  details: { reference: THIS, regularAmount: '31.65', paymentFrequency: 'W', nextPayment: '2026-12-20' },
});

/** The setup that stores a visit's answers, by page. Answers are stored under their field names. */
const STORED: Readonly<Record<string, (told: SavedQuote, earlier: Answers, hash: string) => Setup>> = {
  'pages/quote.json': (told, earlier) => ({ quote: { ...told, ...earlier } }),
  'pages/application.json': (told, earlier, hash) => ({
    // the application's answers also change the quote
    quote: { ...chosenQuote(told), ...quoteChanges(earlier, today()).quote },
    draft: earlier as ApplicationDraft,
    confirmation: CONFIRMED,
    ...(hash === 'confirmation' && sentInThisVisit()),
  }),
  // the form starts empty, whatever is stored
  'pages/landing.json': () => ({}),
  'pages/product-summary.json': (told) => ({ quote: chosenQuote(told) }),
};

/**
 * Returns the setup of a visit.
 * @throws Error if the catalogue can't set up the page, a fact or a fact's value
 */
export function setupOf(visit: Visit): Setup {
  const { page, hash, told, earlier, facts } = visit;
  const stored = STORED[page];
  if (!stored)
    throw new Error(
      `The catalogue doesn't know where answers given on ${page} are stored: add the page to scripts/gallery/catalogue/visit-setup.ts.`,
    );
  const before: Answers = Object.assign({}, ...Object.values(earlier));
  return arrangeFacts(stored(told as SavedQuote, before, hash), facts, visit);
}
