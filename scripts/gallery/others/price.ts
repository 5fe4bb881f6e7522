import { AROUND } from '../../journeys/format/texts.ts';
import { failing, LONG, unanswered } from '../setting/faults.ts';
import { chosenQuote, pricedQuote } from '../setting/people.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { HOME, other } from './state.ts';
import type { Say } from './words.ts';

/** The price around every step of the application, where it is not there yet or did not come. */
export function prices(say: Say): readonly GalleryState[] {
  const words = (name: string) => say('pages/application.json', `/price/${name}`);
  const reading = (name: string) => say('texts.json', `/reading/${name}`);
  const application = {
    group: 'Application',
    step: AROUND,
    address: `${HOME}/application-form#cover-start`,
  };
  const faults = [failing('getPrice')];
  return [
    other({
      ...application,
      id: 'application/page/price-updating',
      name: 'The price on its way',
      way: ['getPrice is not answered'],
      shows: [words('updating')],
      setting: { quote: chosenQuote({}), faults: [unanswered('getPrice')] },
    }),
    other({
      ...application,
      id: 'application/page/price-slow',
      name: 'The price on its way for long',
      way: ['getPrice is not answered'],
      shows: [words('updating'), reading('slow')],
      setting: { quote: chosenQuote({}), faults: [unanswered('getPrice')], waited: LONG },
    }),
    other({
      ...application,
      id: 'application/page/price-unknown',
      name: 'No price came',
      way: ['getPrice fails'],
      shows: [words('unknown'), reading('failed'), reading('tryAgain')],
      setting: { quote: chosenQuote({}), faults },
    }),
    other({
      ...application,
      id: 'application/page/price-outdated',
      name: 'No new price came',
      way: ['A price came with the products; getPrice fails'],
      shows: [words('outdated')],
      setting: { quote: pricedQuote(), faults },
    }),
  ];
}
