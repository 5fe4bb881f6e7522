import { failing, unanswered } from '../setting/faults.ts';
import { chosenQuote } from '../setting/people.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { HOME, other, said } from './state.ts';
import { SUMMARY } from './summary.ts';
import type { Say } from './words.ts';

const addressOf = (text: string) => `${HOME}/get-a-quote?quote=${text}`;

/** A link to what the sandbox sells to a couple. */
const COUPLE = addressOf('417.D.34.32.W.N.HV3-XV1');

/** What is said as a link to a quote is opened, and where a browser does not copy one. */
export function quoteLinks(say: Say): readonly GalleryState[] {
  const words = (pointer: string) => say('pages/quote.json', `/link${pointer}`);
  const link = { group: 'Pages', step: 'A link to a quote' };
  const noticed = (name: 'bad' | 'partial' | 'unsold', text: string) => {
    const shows = ['title', 'text'].map((part) => words(`/alerts/${name}/${part}`));
    return other({
      ...link,
      id: `pages/quote-link/${name}`,
      name: { bad: 'Of no use', partial: 'With answers missing', unsold: 'To what is not sold' }[name],
      address: addressOf(text),
      shows,
      async act(stage) {
        for (const shown of shows) await said(stage, shown);
        await stage.page.locator('[data-step]').waitFor();
      },
    });
  };
  return [
    other({
      ...link,
      id: 'pages/quote-link/opening',
      name: 'Being opened',
      way: ['ovhcPathToPurchase is not answered'],
      address: COUPLE,
      shows: [words('/opening')],
      setting: { faults: [unanswered('ovhcPathToPurchase')] },
      act: (stage) => said(stage, words('/opening')),
    }),
    other({
      ...link,
      id: 'pages/quote-link/failed',
      name: 'That could not be opened',
      way: ['ovhcPathToPurchase fails'],
      address: COUPLE,
      shows: [words('/failed')],
      setting: { faults: [failing('ovhcPathToPurchase')] },
      act: (stage) => said(stage, words('/failed')),
    }),
    other({
      ...link,
      id: 'pages/quote-link/replace',
      name: 'With another quote saved',
      address: COUPLE,
      shows: ['title', 'text', 'confirm/text', 'cancel/text'].map((part) => words(`/replace/${part}`)),
      setting: { quote: chosenQuote({}) },
      frame: 'dialog',
      act: ({ page }) => page.locator('dialog[open]').waitFor(),
    }),
    noticed('bad', 'my-quote'),
    noticed('partial', '417.D.34'),
    noticed('unsold', '417.D.34.32.W.N.HV9'),
    other({
      ...SUMMARY,
      group: 'Pages',
      id: 'pages/summary/link-by-hand',
      name: 'Its link, to be copied by hand',
      way: ['The browser does not let the page copy'],
      shows: [say('pages/product-summary.json', '/copyLink/byHand')],
      setting: { quote: chosenQuote({}) },
      async act({ page }) {
        await page.evaluate(() =>
          Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
        );
        await page.locator('.copy-link > button').click();
        // the site's address is another one in each run
        await page.locator('.copy-link-field > input').evaluate((input: HTMLInputElement) => {
          input.value = input.value.replace(location.origin, 'https://www.example.com');
          input.select();
          input.scrollLeft = 0;
        });
      },
    }),
  ];
}
