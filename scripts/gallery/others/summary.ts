import { failing, LONG, unanswered } from '../setting/faults.ts';
import { chosenQuote, pricedQuote } from '../setting/people.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { HOME, other } from './state.ts';
import type { Say } from './words.ts';

/** Where a product is summed up. */
export const SUMMARY = { step: 'Product summary', address: `${HOME}/extended-visitor-cover` };

/** What a product's page says by what is done with it, and of a price that does not come. */
export function summaries(say: Say): readonly GalleryState[] {
  const words = (pointer: string) => say('pages/product-summary.json', pointer);
  const summary = { group: 'Pages', ...SUMMARY, setting: { quote: chosenQuote({ coverType: 'D' }) } };
  const faults = [failing('getPrice')];
  return [
    other({
      ...summary,
      id: 'pages/summary/tooltip',
      name: 'The tooltip open',
      shows: [words('/choices/uiSchema/excess/ui:tooltip/text')],
      async act({ page }) {
        await page.locator('.field-head button').click();
        await page.getByRole('tooltip').waitFor();
      },
    }),
    other({
      ...summary,
      id: 'pages/summary/waiting',
      name: 'Its price on the way',
      way: ['getPrice is not answered'],
      shows: [words('/price/updating')],
      setting: { ...summary.setting, faults: [unanswered('getPrice')] },
    }),
    other({
      ...summary,
      id: 'pages/summary/nothing-known',
      name: 'Its price and its products on the way',
      way: ['getPrice and ovhcPathToPurchase are not answered'],
      shows: [words('/price/updating')],
      setting: { ...summary.setting, faults: [unanswered('getPrice'), unanswered('ovhcPathToPurchase')] },
    }),
    other({
      ...summary,
      id: 'pages/summary/slow',
      name: 'Its price on the way for long',
      way: ['getPrice is not answered'],
      shows: [say('texts.json', '/reading/slow')],
      setting: { ...summary.setting, faults: [unanswered('getPrice')], waited: LONG },
    }),
    other({
      ...summary,
      id: 'pages/summary/another-excess',
      name: 'With an excess between the others',
      setting: { quote: chosenQuote({ coverType: 'D', excessCode: 'G' }) },
    }),
    other({
      ...summary,
      id: 'pages/summary/no-price',
      name: 'No price came',
      way: ['getPrice and ovhcPathToPurchase fail'],
      shows: [words('/price/unknown')],
      setting: { ...summary.setting, faults: [...faults, failing('ovhcPathToPurchase')] },
    }),
    other({
      ...summary,
      id: 'pages/summary/outdated',
      name: 'No new price came',
      way: ['A price came with the products; getPrice fails'],
      shows: [words('/price/outdated')],
      setting: { quote: pricedQuote(), faults },
    }),
  ];
}
