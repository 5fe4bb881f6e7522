import { EMAIL, EMAIL_OPENER, SUMMARY } from '../forms.ts';
import { agreed, chosenQuote, pricedQuote, SLOW, unanswered } from '../setup.ts';
import type { Act } from '../state.ts';
import { click, fill, type ManualGroup, waitFor } from './state.ts';

const changeFrequency: Act = (page) => page.locator('[name="paymentFrequency"]').selectOption({ index: 0 });

const loseClipboard: Act = (page) =>
  page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );

/** Replaces the site's origin in the link, because it can differ in each run. */
const replaceAddress: Act = (page) =>
  page.locator('.copy-link-field > input').evaluate((input: HTMLInputElement) => {
    input.value = input.value.replace(location.origin, 'https://www.example.com');
    input.select();
    input.scrollLeft = 0;
  });

const product: ManualGroup = {
  folder: 'pages/summary',
  ...SUMMARY,
  quote: chosenQuote({ coverType: 'D' }),
  states: {
    tooltip: ['The tooltip is open', {}, [click('.field-head button'), waitFor('[role="tooltip"]')]],
    waiting: ['The price is loading', { pending: 'getPrice' }],
    changing: [
      'Another price is loading',
      { faults: [{ call: 'getPrice', fault: 'delay', ms: 0, times: 1 }, unanswered('getPrice')] },
      [waitFor('.summary-panel [data-status="current"]'), changeFrequency],
    ],
    'nothing-known': [
      'The price and the products are loading',
      { pending: ['getPrice', 'ovhcPathToPurchase'], isWide: true },
    ],
    slow: ['The price takes longer than usual', { pending: 'getPrice', waited: SLOW }],
    'another-excess': [
      'The excess is between the others',
      { quote: chosenQuote({ coverType: 'D', excessCode: 'G' }) },
    ],
    'no-price': ['There is no price', { failing: ['getPrice', 'ovhcPathToPurchase'] }],
    outdated: ['The new price failed, an old one is known', { quote: pricedQuote(), failing: 'getPrice' }],
    'link-by-hand': [
      'The link, to be copied by hand',
      { instructions: 'The browser does not let the page copy', quote: chosenQuote() },
      [loseClipboard, click('.copy-link > button'), replaceAddress],
    ],
  },
};

const sendQuote = [
  click(EMAIL_OPENER),
  fill('firstName', 'Alex'),
  fill('email', 'alex.novak@example.com'),
  click('[name="agree"]'),
  click('dialog button[type="submit"]'),
];

/** The email dialog while the quote is sent, and afterwards. A reset sandbox always gives the same reference number. */
const email: ManualGroup = {
  folder: 'pages/email',
  ...EMAIL,
  quote: chosenQuote(),
  frame: 'dialog',
  states: {
    sending: ['Being sent', { pending: 'emailQuoteServlet' }, sendQuote],
    sent: ['Sent', {}, sendQuote],
  },
};

const FAMILY_COVER = { hcfBundleId: 'OVHC-COMPLETE', productName: 'Complete Visitor Cover' };

const replaceApplication: ManualGroup = {
  folder: 'pages/replace-application',
  ...SUMMARY,
  quote: chosenQuote(),
  draft: { application: agreed(chosenQuote({ coverType: 'F', excessCode: 'A', ...FAMILY_COVER })) },
  frame: 'dialog',
  states: {
    asked: [
      'The question before another application is changed',
      { instructions: 'The tab has an application for something else' },
      click('.price-bar > .button'),
    ],
  },
};

export const summaryGroups = [product, email, replaceApplication];
