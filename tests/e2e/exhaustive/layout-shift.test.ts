import { COUPLE, QUOTE_STEPS, quoteOf, stepsOf } from '../support/data.ts';
import { recordShifts, shiftsOf } from '../support/layout.ts';
import { expect, test, type Visit } from '../support/test.ts';

/** The maximum layout shift of a page that opens on a phone. */
const LIMIT = 0.02;
const PHONES = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

type Open = (visit: Visit) => Promise<void>;

const SCREENS: readonly (readonly [string, Open])[] = [
  ['landing', ({ wizard }) => wizard.openLanding()],
  ['product summary', ({ summary }) => summary.open(COUPLE)],
  ...QUOTE_STEPS.map((hash): [string, Open] => [
    hash,
    async ({ wizard }) => {
      await wizard.open(hash, COUPLE);
      if (hash === 'select-cover') await expect(wizard.cards).toHaveCount(4);
    },
  ]),
  ...stepsOf('S').map((hash): [string, Open] => [
    hash,
    async ({ application }) => {
      await application.open(hash, quoteOf('S'));
      await application.priceLine.getByText('A$').waitFor();
    },
  ]),
];

for (const viewport of PHONES)
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const [name, open] of SCREENS)
      test(`keeps the layout stable with late prices and font: ${name}`, async ({ page, visit, sandbox }) => {
        await recordShifts(page);
        await sandbox.fault({ call: 'ovhcPathToPurchase', fault: 'delay', ms: 2000 });
        await sandbox.fault({ call: 'getPrice', fault: 'delay', ms: 2000 });
        // for the browser, a page is not loaded until its font is
        await page.route('**/*.woff2', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 3000));
          await route.continue();
        });
        await open(visit);
        await page.waitForFunction(() => document.fonts.check('1em "Figtree Variable"'));
        const shifts = await shiftsOf(page);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        test.info().annotations.push({ type: 'layout shift', description: total.toFixed(4) });
        expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(LIMIT);
      });
  });
