import { chosenQuote } from '../setting/people.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { HOME, other } from './state.ts';

const LATE = 60_000;

const summary = {
  group: 'Pages',
  step: 'Product summary',
  address: `${HOME}/extended-visitor-cover`,
  setting: { quote: chosenQuote({ coverType: 'D' }) },
};

/** A product's page, as far as its price and the quote are known. */
export const summaries: readonly GalleryState[] = [
  other({ ...summary, id: 'pages/summary/priced', name: 'With its price' }),
  other({
    ...summary,
    id: 'pages/summary/tooltip',
    name: 'The tooltip open',
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
    setting: { ...summary.setting, faults: [{ call: 'getPrice', fault: 'delay', ms: LATE }] },
  }),
  other({
    ...summary,
    id: 'pages/summary/no-price',
    name: 'No price came',
    way: ['getPrice fails'],
    setting: { ...summary.setting, faults: [{ call: 'getPrice', fault: 'status', status: 503 }] },
  }),
  other({
    ...summary,
    id: 'pages/summary/incomplete',
    name: 'The quote says too little',
    way: ['Told before: coverType: D'],
    setting: { quote: { coverType: 'D' } },
  }),
  other({
    ...summary,
    id: 'pages/summary/unavailable',
    name: 'Not sold for the quote',
    way: ['Told before: visaType: Visitor visa; coverType: F'],
    setting: {
      quote: chosenQuote({
        visaType: [{ code: '600', name: 'Visitor visa', isSupported: true }],
        coverType: 'F',
        hcfBundleId: 'OVHC-NONE',
      }),
    },
  }),
];
