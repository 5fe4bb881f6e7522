import { AROUND } from '../../../journeys/format/texts.ts';
import { HOME } from '../forms.ts';
import { chosenQuote, pricedQuote, SLOW } from '../setup.ts';
import { click, type ManualGroup, type ManualState, submitIncomplete, waitFor } from './state.ts';

const QUOTE = `${HOME}/get-a-quote`;

const application: ManualGroup = {
  folder: 'application/page',
  step: AROUND,
  address: `${HOME}/application-form#cover-start`,
  setup: { quote: chosenQuote() },
  frame: 'above-step',
  texts: 'pages/application.json#/price/',
  states: {
    'price-updating': ['The price is loading', { texts: 'updating', pending: 'getPrice' }],
    'price-slow': [
      'The price takes longer than usual',
      { texts: ['updating', 'texts.json#/reading/slow'], pending: 'getPrice', setup: { waited: SLOW } },
    ],
    'price-unknown': [
      'There is no price',
      {
        texts: ['unknown', 'texts.json#/reading/failed', 'texts.json#/reading/tryAgain'],
        failing: 'getPrice',
      },
    ],
    'price-outdated': [
      'The new price failed, an old one is known',
      { texts: 'outdated', setup: { quote: pricedQuote() }, failing: 'getPrice' },
    ],
  },
};

const linkAlert = (alert: string, quote: string, name: string): ManualState => [
  name,
  { address: `${QUOTE}?quote=${quote}`, texts: `alerts/${alert}` },
  waitFor('[data-step]'),
];

const links: ManualGroup = {
  folder: 'pages/quote-link',
  step: 'A link to a quote',
  address: `${QUOTE}?quote=417.D.34.32.W.N.HV3-XV1`,
  texts: 'pages/quote.json#/link/',
  states: {
    opening: ['Being opened', { texts: 'opening', pending: 'ovhcPathToPurchase' }],
    failed: ['It could not be opened', { texts: 'failed', failing: 'ovhcPathToPurchase' }],
    replace: [
      'Another quote is saved',
      { texts: 'replace', setup: { quote: chosenQuote() }, frame: 'dialog' },
    ],
    bad: linkAlert('bad', 'my-quote', 'Not a quote'),
    partial: linkAlert('partial', '417.D.34', 'Answers are missing'),
    unsold: linkAlert('unsold', '417.D.34.32.W.N.HV9', 'The product is not sold'),
  },
};

const startAgain: ManualGroup = {
  folder: 'pages/start-again',
  step: 'Start again',
  address: `${QUOTE}#age`,
  setup: { quote: chosenQuote() },
  frame: 'dialog',
  texts: 'start-again.json#/',
  states: {
    asked: [
      'The question before a link clears the quote',
      { texts: ['title', 'text', 'confirm/text', 'cancel/text'] },
      click('.host-name'),
    ],
  },
};

const incompleteStep = (step: string): [string, ManualState] => [
  step,
  [
    `At #${step}, with a visa without cover`,
    {
      address: `${QUOTE}#${step}`,
      texts: ['texts.json#/errorSummary/heading', `steps/quote/${step}.json#/uiSchema/ui:messages`],
    },
    submitIncomplete,
  ],
];

const errorSummaries: ManualGroup = {
  folder: 'pages/error-summary',
  step: 'Error summary',
  setup: { quote: { visaType: [{ code: '500', name: 'Student visa', isSupported: false }] } },
  frame: 'step',
  states: Object.fromEntries(['visa-type', 'cover-type', 'age'].map(incompleteStep)),
};

const withoutForm: ManualGroup = {
  folder: 'pages',
  step: 'Other pages',
  frame: 'page',
  states: {
    'not-found/whole': ['A page that does not exist', { address: `${HOME}/no-such-page`, isWide: true }],
    'member-login/whole': ['The member login', { address: '/member-login', isWide: true }],
    'failed/whole': [
      'A page whose script is lost',
      { instructions: 'The script assets/quote-*.js fails', address: QUOTE, isWide: true },
      [
        (page) => page.route('**/assets/quote-*.js', (route) => route.abort()),
        (page) => page.reload(),
        waitFor('[role="alert"]'),
      ],
    ],
  },
};

export const pageGroups = [application, links, startAgain, errorSummaries, withoutForm];
