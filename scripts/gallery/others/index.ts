import type { JourneyMap } from '#types/data/journeys';
import type { ContentFiles } from '../../content/read.ts';
import type { Site } from '../../journeys/site/site.ts';
import type { GalleryStates } from '../states/gallery-state.ts';
import { emails } from './email.ts';
import { paymentSummaries, quoteSummaries } from './error-summary.ts';
import { statesOfForms } from './of-forms.ts';
import { pages } from './pages.ts';
import { paymentOf } from './paying.ts';
import { payments } from './payment.ts';
import { paymentFields } from './payment-fields.ts';
import { prices } from './price.ts';
import { quoteLinks } from './quote-link.ts';
import { addressSearches, visaSearches } from './searches.ts';
import { startAgain } from './start-again.ts';
import { summaries } from './summary.ts';
import { widgets } from './widgets.ts';
import { sayFrom, unsaid } from './words.ts';

/** The states that the journeys do not lead to: forms outside them, dialogs, and what is shown by what is done. */
export function otherStates(site: Site, files: ContentFiles, maps: readonly JourneyMap[]): GalleryStates {
  const say = sayFrom(files);
  const forms = statesOfForms(site, files);
  const payment = paymentOf(maps);
  const byHand = [
    ...prices(say),
    ...summaries(say),
    ...emails(say),
    ...(payment
      ? [...paymentFields(payment, say), ...payments(payment, say), ...paymentSummaries(payment, say)]
      : []),
    ...quoteSummaries(say),
    ...startAgain(say),
    ...quoteLinks(say),
    ...pages,
    ...visaSearches(say),
    ...addressSearches(say),
    ...widgets(say),
  ];
  return {
    states: [...forms.states, ...byHand],
    notPictured: [...forms.notPictured, ...unsaid(files, byHand)],
  };
}
