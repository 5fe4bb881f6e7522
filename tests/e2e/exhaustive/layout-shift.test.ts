import type { Page } from '@playwright/test';
import { type ApplicationHash, openApplication, priceLine, quoteOf } from '../support/application.ts';
import { cards } from '../support/cards.ts';
import { delayFont, recordShifts, shiftsOf, untilFont } from '../support/layout.ts';
import { COUPLE } from '../support/quotes.ts';
import type { Storage } from '../support/storage.ts';
import { priceNow, SUMMARY } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';
import { LANDING, openStep, type StepHash, visaInput } from '../support/visitor.ts';

/** The most that may move on a phone that opens a page. */
const LIMIT = 0.02;
const PHONES = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

interface Screen {
  name: string;
  open(page: Page, storage: Storage): Promise<void>;
}

const STEPS: StepHash[] = ['visa-type', 'cover-type', 'age', 'select-cover'];
const APPLICATION_STEPS: ApplicationHash[] = [
  'cover-start',
  'personal-details',
  'contact-details',
  'current-cover',
  'declaration',
  'payment',
];

const SCREENS: Screen[] = [
  {
    name: 'landing',
    open: async (page) => {
      await page.goto(LANDING);
      await visaInput(page).waitFor();
    },
  },
  ...STEPS.map((hash) => ({
    name: `quote, ${hash}`,
    open: async (page: Page, storage: Storage) => {
      await storage.leave(COUPLE);
      await openStep(page, hash);
      if (hash === 'select-cover') await expect(cards(page)).toHaveCount(4);
    },
  })),
  {
    name: 'product summary',
    open: async (page, storage) => {
      await storage.leave(COUPLE);
      await page.goto(SUMMARY);
      await expect(priceNow(page)).toHaveText(/^From A\$/);
    },
  },
  ...APPLICATION_STEPS.map((hash) => ({
    name: `application, ${hash}`,
    open: async (page: Page, storage: Storage) => {
      await storage.leave(quoteOf('S'));
      await openApplication(page, hash);
      await priceLine(page).getByText('A$').waitFor();
    },
  })),
];

for (const viewport of PHONES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const { name, open } of SCREENS) {
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
