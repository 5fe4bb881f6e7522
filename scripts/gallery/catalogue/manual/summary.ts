import { EMAIL, EMAIL_OPENER, SUMMARY } from '../forms.ts';
import { failing, SLOW, unanswered } from '../setup.ts';
import { find, type OpenPage } from '../state.ts';
import { chosenQuote, pricedQuote } from '../visitors.ts';
import { control, statesIn, textsIn } from './state.ts';

const texts = (...pointers: readonly string[]) => textsIn('pages/product-summary.json', ...pointers);

const product = statesIn(
  'pages/summary',
  { group: 'Pages', ...SUMMARY, setup: { quote: chosenQuote({ coverType: 'D' }) } },
  {
    tooltip: {
      name: 'The tooltip is open',
      texts: texts('/choices/uiSchema/excess/ui:tooltip/text'),
      act: async (opened) => {
        await find(opened, '.field-head button').click();
        await opened.page.getByRole('tooltip').waitFor();
      },
    },
    waiting: {
      name: 'The price is loading',
      texts: texts('/price/updating'),
      faults: [unanswered('getPrice')],
    },
    changing: {
      name: 'Another price is loading',
      texts: texts('/price/updating'),
      faults: [{ call: 'getPrice', fault: 'delay', ms: 0, times: 1 }, unanswered('getPrice')],
      act: async (opened) => {
        await find(opened, '.summary-panel [data-status="current"]').waitFor();
        await control(opened, 'paymentFrequency').selectOption({ index: 0 });
      },
    },
    'nothing-known': {
      name: 'The price and the products are loading',
      texts: texts('/price/updating'),
      faults: [unanswered('getPrice'), unanswered('ovhcPathToPurchase')],
      isWide: true,
    },
    slow: {
      name: 'The price takes longer than usual',
      texts: textsIn('texts.json', '/reading/slow'),
      faults: [unanswered('getPrice')],
      waited: SLOW,
    },
    'another-excess': {
      name: 'The excess is between the others',
      setup: { quote: chosenQuote({ coverType: 'D', excessCode: 'G' }) },
    },
    'no-price': {
      name: 'There is no price',
      texts: texts('/price/unknown'),
      faults: [failing('getPrice'), failing('ovhcPathToPurchase')],
    },
    outdated: {
      name: 'The new price failed, an old one is known',
      texts: texts('/price/outdated'),
      setup: { quote: pricedQuote() },
      faults: [failing('getPrice')],
    },
    'link-by-hand': {
      name: 'The link, to be copied by hand',
      instructions: ['The browser does not let the page copy'],
      texts: texts('/copyLink/byHand'),
      setup: { quote: chosenQuote() },
      act: async (opened) => {
        await opened.page.evaluate(() =>
          Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
        );
        await find(opened, '.copy-link > button').click();
        // the site's address may be another one in each run
        await find(opened, '.copy-link-field > input').evaluate((input: HTMLInputElement) => {
          input.value = input.value.replace(location.origin, 'https://www.example.com');
          input.select();
          input.scrollLeft = 0;
        });
      },
    },
  },
);

async function sendQuote(opened: OpenPage): Promise<void> {
  await find(opened, EMAIL_OPENER).click();
  await control(opened, 'firstName').fill('Alex');
  await control(opened, 'email').fill('alex.novak@example.com');
  await control(opened, 'agree').check();
  await find(opened, 'dialog button[type="submit"]').click();
}

/** The dialog after the quote is sent, up to the first reference number that a reset sandbox gives out. */
const email = statesIn(
  'pages/email',
  { group: 'Pages', ...EMAIL, setup: { quote: chosenQuote() }, frame: 'dialog' },
  {
    sending: {
      name: 'Being sent',
      texts: textsIn('email-quote.json', '/sending'),
      faults: [unanswered('emailQuoteServlet')],
      act: sendQuote,
    },
    sent: {
      name: 'Sent',
      texts: textsIn('email-quote.json', '/success/title', '/success/content', '/success/reference'),
      act: sendQuote,
    },
  },
);

export const summary = [...product, ...email];
