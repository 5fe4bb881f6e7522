import type { ApplicationDraft } from '#types/data/application-draft';
import type { Answers, Visit } from '#types/data/journeys';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteChanges } from '../../../src/ovhc/application/quote-answers.ts';
import { today } from '../../../src/ovhc/quote/days.ts';
import { sentInThisVisit } from '../facts/confirmation.ts';
import { arrangeFacts } from '../facts/index.ts';
import { chosenQuote, confirmed } from './people.ts';
import type { Setting } from './setting.ts';

/** Answers as one record, those of later steps over those of earlier ones. */
function oneRecord(steps: readonly Answers[]): Answers {
  return Object.assign({}, ...steps);
}

/**
 * Where the answers of a page's journeys and forms are kept: names of fields are names of the records (§3), and what does not fit there is
 * left out by the site itself.
 */
const KEPT: Readonly<Record<string, (told: SavedQuote, earlier: Answers, hash: Visit['hash']) => Setting>> = {
  'pages/quote.json': (told, earlier) => ({ quote: { ...told, ...earlier } }),
  'pages/application.json': (told, earlier, hash) => ({
    // the quote follows what was answered since
    quote: { ...chosenQuote(told), ...quoteChanges(earlier, today()).quote },
    draft: earlier as ApplicationDraft,
    confirmation: confirmed(),
    ...(hash === 'confirmation' && sentInThisVisit()),
  }),
  // it begins anew, whatever was kept
  'pages/landing.json': () => ({}),
  'pages/product-summary.json': (told) => ({ quote: chosenQuote(told) }),
};

/**
 * Returns what a visit finds as it begins.
 *
 * @throws Error for a fact, a value of one or a page that the gallery can't bring about
 */
export function settingOf(visit: Visit): Setting {
  const { page, hash, told, earlier, facts } = visit;
  const keep = KEPT[page];
  if (!keep)
    throw new Error(
      `The gallery doesn't know where answers given on ${page} are kept: say so in scripts/gallery/setting/of-visit.ts.`,
    );
  const before = oneRecord(Object.values(earlier));
  return arrangeFacts(keep(told as SavedQuote, before, hash), facts, visit);
}
