import { HOME } from '../forms.ts';
import { failing, unanswered } from '../setup.ts';
import { find } from '../state.ts';
import { chosenQuote } from '../visitors.ts';
import { type ManualState, statesIn, textsIn } from './state.ts';

const QUOTE = `${HOME}/get-a-quote`;
const linkTo = (text: string) => `${QUOTE}?quote=${text}`;

const COUPLE = linkTo('417.D.34.32.W.N.HV3-XV1');

const linkTexts = (...pointers: readonly string[]) =>
  textsIn('pages/quote.json', ...pointers.map((pointer) => `/link/${pointer}`));

const linkAlert = (alert: string, text: string, name: string): ManualState => ({
  name,
  address: linkTo(text),
  texts: linkTexts(`alerts/${alert}/title`, `alerts/${alert}/text`),
  act: (opened) => find(opened, '[data-step]').waitFor(),
});

const links = statesIn(
  'pages/quote-link',
  { group: 'Pages', step: 'A link to a quote', address: COUPLE },
  {
    opening: {
      name: 'Being opened',
      texts: linkTexts('opening'),
      faults: [unanswered('ovhcPathToPurchase')],
    },
    failed: {
      name: 'It could not be opened',
      texts: linkTexts('failed'),
      faults: [failing('ovhcPathToPurchase')],
    },
    replace: {
      name: 'Another quote is saved',
      texts: linkTexts('replace/title', 'replace/text', 'replace/confirm/text', 'replace/cancel/text'),
      setup: { quote: chosenQuote() },
      frame: 'dialog',
    },
    bad: linkAlert('bad', 'my-quote', 'Not a quote'),
    partial: linkAlert('partial', '417.D.34', 'Answers are missing'),
    unsold: linkAlert('unsold', '417.D.34.32.W.N.HV9', 'The product is not sold'),
  },
);

const startAgain = statesIn(
  'pages/start-again',
  { group: 'Pages', step: 'Start again', address: `${QUOTE}#age`, setup: { quote: chosenQuote() } },
  {
    asked: {
      name: 'The question before a link clears the quote',
      texts: textsIn('start-again.json', '/title', '/text', '/confirm/text', '/cancel/text'),
      frame: 'dialog',
      act: (opened) => find(opened, '.host-name').click(),
    },
  },
);

const errorSummary = (step: string): ManualState => ({
  name: `At #${step}, with a visa without cover`,
  address: `${QUOTE}#${step}`,
  texts: [
    ...textsIn('texts.json', '/errorSummary/heading'),
    ...textsIn(`steps/quote/${step}.json`, '/uiSchema/ui:messages'),
  ],
  // the button looks disabled, and can be pressed all the same
  act: (opened) => find(opened, '[data-step] button[type="submit"]').press('Enter'),
});

const errorSummaries = statesIn(
  'pages/error-summary',
  {
    group: 'Pages',
    step: 'Error summary',
    address: QUOTE,
    setup: { quote: { visaType: [{ code: '500', name: 'Student visa', isSupported: false }] } },
    frame: 'step',
  },
  {
    'visa-type': errorSummary('visa-type'),
    'cover-type': errorSummary('cover-type'),
    age: errorSummary('age'),
  },
);

const pages = statesIn(
  'pages',
  { group: 'Pages', step: 'Other pages', address: HOME, frame: 'page' },
  {
    'not-found/whole': { name: 'A page that does not exist', address: `${HOME}/no-such-page`, isWide: true },
    'member-login/whole': { name: 'The member login', address: '/member-login', isWide: true },
    'failed/whole': {
      name: 'A page whose script is lost',
      instructions: ['The script assets/quote-*.js fails'],
      address: QUOTE,
      isWide: true,
      act: async ({ page }) => {
        await page.route('**/assets/quote-*.js', (route) => route.abort());
        await page.reload();
        await page.getByRole('alert').waitFor();
      },
    },
  },
);

/** The quote's links, dialogs and error summaries, and the pages without a form. */
export const quote = [...links, ...startAgain, ...errorSummaries, ...pages];
