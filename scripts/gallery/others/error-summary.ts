import { failing } from '../setting/faults.ts';
import type { Setting } from '../setting/setting.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { cardForm, choose, type Payment } from './paying.ts';
import { HOME, other } from './state.ts';
import type { Say } from './words.ts';

/** Tries to go on from a step that is not finished. */
async function goOn({ page }: Stage): Promise<void> {
  // it looks disabled, and can be pressed all the same
  await page.locator('[data-step] button[type="submit"]').press('Enter');
  await page.locator('.error-summary').waitFor();
}

const SUMMARY = { group: 'Pages', step: 'Error summary', frame: 'step' as const, act: goOn };

/** A visitor whose visa is one that there is no cover for. */
const UNSUPPORTED: Setting = {
  quote: { visaType: [{ code: '500', name: 'Student visa', isSupported: false }] },
};

const heading = (say: Say) => say('texts.json', '/errorSummary/heading');

/** Pictures the error summary of the quote's steps. */
export function quoteSummaries(say: Say): readonly GalleryState[] {
  return ['visa-type', 'cover-type', 'age'].map((step) =>
    other({
      ...SUMMARY,
      id: `pages/error-summary/${step}`,
      name: `At #${step}, with a visa that there is no cover for`,
      address: `${HOME}/get-a-quote#${step}`,
      shows: [heading(say), say(`steps/quote/${step}.json`, '/uiSchema/ui:messages')],
      setting: UNSUPPORTED,
    }),
  );
}

/** Pictures the error summary of the payment step. */
export function paymentSummaries({ address, setting }: Payment, say: Say): readonly GalleryState[] {
  const message = (keyword: string) =>
    say('steps/application/payment.json', `/uiSchema/ui:messages/${keyword}`);
  const payment = { ...SUMMARY, address };
  return [
    other({
      ...payment,
      id: 'pages/error-summary/payment',
      name: 'At #payment, with nothing in the card form',
      shows: [heading(say), say('steps/application/payment.json', '/uiSchema/cardForm/ui:messages')],
      setting,
      async act(stage) {
        await choose(stage, 'creditCard');
        await cardForm(stage).getByLabel('Card number').waitFor();
        await goOn(stage);
      },
    }),
    other({
      ...payment,
      id: 'pages/error-summary/no-price',
      name: 'At #payment, without a price',
      way: ['getPrice fails'],
      shows: [heading(say), message('required')],
      setting: { ...setting, faults: [failing('getPrice')] },
    }),
  ];
}
