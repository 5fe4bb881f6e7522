import type { Page } from '@playwright/test';
import {
  type ApplicationHash,
  openApplication,
  priceLine,
  quoteOf,
  stepsOf,
} from '../support/application.ts';
import { cards } from '../support/cards.ts';
import { delayFont, recordShifts, shiftsOf, untilFont } from '../support/layout.ts';
import { COUPLE } from '../support/quotes.ts';
import type { Storage } from '../support/storage.ts';
import { openSummary } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import { HEADINGS, LANDING, openStep, type StepHash, visaInput } from '../support/visitor.ts';

/** The most that may move on a phone that opens a page. */
const LIMIT = 0.02;
const PHONES = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

type Open = (page: Page, storage: Storage) => Promise<void>;

const openQuote =
  (hash: StepHash): Open =>
  async (page, storage) => {
    await storage.leave(COUPLE);
    await openStep(page, hash);
    if (hash === 'select-cover') await expect(cards(page)).toHaveCount(4);
  };
const openStepOfApplication =
  (hash: ApplicationHash): Open =>
  async (page, storage) => {
    await storage.leave(quoteOf('S'));
    await openApplication(page, hash);
    await priceLine(page).getByText('A$').waitFor();
  };

const SCREENS: Readonly<Record<string, Open>> = {
  landing: async (page) => {
    await page.goto(LANDING);
    await visaInput(page).waitFor();
  },
  'product summary': async (page, storage) => {
    await storage.leave(COUPLE);
    await openSummary(page);
  },
  ...Object.fromEntries((Object.keys(HEADINGS) as StepHash[]).map((hash) => [hash, openQuote(hash)])),
  ...Object.fromEntries(stepsOf('S').map((hash) => [hash, openStepOfApplication(hash)])),
};

for (const viewport of PHONES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const [name, open] of Object.entries(SCREENS)) {
      test(`late prices and a late font move nothing: ${name}`, async ({ page, sandbox, storage }) => {
        await recordShifts(page);
        await sandbox.fault({ call: 'ovhcPathToPurchase', fault: 'delay', ms: 2000 });
        await sandbox.fault({ call: 'getPrice', fault: 'delay', ms: 2000 });
        await delayFont(page, 3000);
        await open(page, storage);
        await untilFont(page);
        const shifts = await shiftsOf(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        test.info().annotations.push({ type: 'layout shift', description: total.toFixed(4) });
        expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(LIMIT);
      });
    }
  });
}
