import { AROUND } from '../../../journeys/format/texts.ts';
import { HOME } from '../forms.ts';
import { failing, SLOW, unanswered } from '../setup.ts';
import { chosenQuote, pricedQuote } from '../visitors.ts';
import { statesIn, textsIn } from './state.ts';

const texts = (...names: readonly string[]) =>
  textsIn('pages/application.json', ...names.map((name) => `/price/${name}`));
const reading = (...names: readonly string[]) =>
  textsIn('texts.json', ...names.map((name) => `/reading/${name}`));

/** The price above every step of the application, before it is known and where it does not come. */
export const application = statesIn(
  'application/page',
  {
    group: 'Application',
    step: AROUND,
    address: `${HOME}/application-form#cover-start`,
    setup: { quote: chosenQuote() },
    frame: 'above-step',
  },
  {
    'price-updating': {
      name: 'The price is loading',
      texts: texts('updating'),
      faults: [unanswered('getPrice')],
    },
    'price-slow': {
      name: 'The price takes longer than usual',
      texts: [...texts('updating'), ...reading('slow')],
      faults: [unanswered('getPrice')],
      waited: SLOW,
    },
    'price-unknown': {
      name: 'There is no price',
      texts: [...texts('unknown'), ...reading('failed', 'tryAgain')],
      faults: [failing('getPrice')],
    },
    'price-outdated': {
      name: 'The new price failed, an old one is known',
      texts: texts('outdated'),
      setup: { quote: pricedQuote() },
      faults: [failing('getPrice')],
    },
  },
);
