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

/** The record in which each page stores the answers of its forms, under the names of the fields. */
const STORED: Readonly<Record<string, (told: SavedQuote, earlier: Answers, hash: string) => Setup>> = {
  'pages/quote.json': (told, earlier) => ({ quote: { ...told, ...earlier } }),
  'pages/application.json': (told, earlier, hash) => ({
    // the quote follows what was answered since
    quote: { ...chosenQuote(told), ...quoteChanges(earlier, today()).quote },
    draft: earlier as ApplicationDraft,
    confirmation: CONFIRMED,
    ...(hash === 'confirmation' && sentInThisVisit()),
  }),
  // it starts anew, whatever is stored
  'pages/landing.json': () => ({}),
  'pages/product-summary.json': (told) => ({ quote: chosenQuote(told) }),
};

/**
 * Returns what a visit finds at its start.
 *
 * @throws Error for a page, a fact or a fact's value that the catalogue can't bring about
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
