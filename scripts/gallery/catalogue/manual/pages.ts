import { AROUND } from '../../../journeys/format/texts.ts';
import { HOME } from '../forms.ts';
import { agreed, chosenQuote, pricedQuote, SLOW } from '../setup.ts';
import type { Act } from '../state.ts';
import { click, type ManualGroup, type ManualState, submitIncomplete, waitFor } from './state.ts';

const QUOTE = `${HOME}/get-a-quote`;

const application: ManualGroup = {
  folder: 'application/page',
  step: AROUND,
  address: `${HOME}/application-form#cover-start`,
  quote: chosenQuote(),
  frame: 'above-step',
  states: {
    'price-updating': ['The price is loading', { pending: 'getPrice' }],
    'price-slow': ['The price takes longer than usual', { pending: 'getPrice', waited: SLOW }],
    'price-unknown': ['There is no price', { failing: 'getPrice' }],
    'price-outdated': [
      'The new price failed, an old one is known',
      { quote: pricedQuote(), failing: 'getPrice' },
    ],
  },
};

const landing: ManualGroup = {
  folder: 'pages/landing',
  step: 'Landing',
  address: HOME,
  draft: { application: agreed(chosenQuote(), { step: 'contact-details' }) },
  frame: 'page',
  states: { application: ['An application is in progress', { isWide: true }] },
};

const links: ManualGroup = {
  folder: 'pages/quote-link',
  step: 'A link to a quote',
  address: `${QUOTE}?quote=417.D.34.32.W.N.HV3-XV1`,
  states: {
    opening: ['Being opened', { pending: 'ovhcPathToPurchase' }],
    failed: ['It could not be opened', { failing: 'ovhcPathToPurchase' }],
    replace: ['Another quote is saved', { quote: chosenQuote(), frame: 'dialog' }],
    bad: ['Not a quote', { address: `${QUOTE}?quote=my-quote` }, waitFor('[data-step]')],
    partial: ['Answers are missing', { address: `${QUOTE}?quote=417.D.34` }, waitFor('[data-step]')],
    unsold: [
      'The product is not sold',
      { address: `${QUOTE}?quote=417.D.34.32.W.N.HV9` },
      waitFor('[data-step]'),
    ],
  },
};

const startAgain: ManualGroup = {
  folder: 'pages/start-again',
  step: 'Start again',
  address: `${QUOTE}#age`,
  quote: chosenQuote(),
  frame: 'dialog',
  states: { asked: ['The question before a link clears the quote', {}, click('.host-name')] },
};

const errorSummaries: ManualGroup = {
  folder: 'pages/error-summary',
  step: 'Error summary',
  quote: { visaType: [{ code: '500', name: 'Student visa', isSupported: false }] },
  frame: 'step',
  states: Object.fromEntries(
    ['visa-type', 'cover-type', 'age'].map((step): [string, ManualState] => [
      step,
      [`At #${step}, with a visa without cover`, { address: `${QUOTE}#${step}` }, submitIncomplete],
    ]),
  ),
};

const LOST_SCRIPT = 'The script assets/quote-*.js fails';
const loseScript: readonly Act[] = [
  (page) => page.route('**/assets/quote-*.js', (route) => route.abort()),
  (page) => page.reload(),
  waitFor('[role="alert"]'),
];

const withoutForm: ManualGroup = {
  folder: 'pages',
  step: 'Other pages',
  frame: 'page',
  states: {
    'not-found/whole': ['A page that does not exist', { address: `${HOME}/no-such-page`, isWide: true }],
    'member-login/whole': ['The member login', { address: '/member-login', isWide: true }],
    'failed/whole': [
      'A page whose script is lost',
      { instructions: LOST_SCRIPT, address: `${QUOTE}#age`, isWide: true },
      loseScript,
    ],
    'failed/first-view': [
      'A page with a first view whose script is lost',
      { instructions: LOST_SCRIPT, address: QUOTE, isWide: true },
      loseScript,
    ],
  },
};

export const pageGroups = [application, landing, links, startAgain, errorSummaries, withoutForm];
