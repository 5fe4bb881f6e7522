import type { Page } from '@playwright/test';
import { recordCalls } from './support/calls.ts';
import { cards, expectPrices, PERIODS } from './support/cards.ts';
import { COUPLE, COUPLE_SELECTION, SINGLE, SINGLE_SELECTION } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { ageInput, next, openStep, previous } from './support/visitor.ts';

const _LOADING = 'Finding products...';
const _NO_PRODUCTS = 'Please update your selection';
const LABEL = 'How often you pay';

test('§4 §7 another age band brings other products', async ({ page, sandbox, storage }) => {
  const calls = recordCalls(page, 'ovhcPathToPurchase');
  await storage.leave(SINGLE);
  await openStep(page, 'select-cover');
  for (const [age, ageBand] of [
    [35, 'A1'],
    [36, 'A2'],
    [71, 'A4'],
  ] as const) {
    await previous(page).click();
    await ageInput(page).fill(String(age));
    await next(page).click();
    await expectPrices(page, await sandbox.products({ ...SINGLE_SELECTION, ageBand }));
    expect(calls.at(-1)?.pathname).toBe(`/hcf/ovhc/ovhcPathToPurchase.417.S.${ageBand}..json`);
  }
});

const WIDTHS: { width: number; choose(page: Page, label: string): Promise<unknown> }[] = [
  { width: 1280, choose: (page, label) => page.getByRole('radio', { name: label, exact: true }).check() },
  { width: 390, choose: (page, label) => page.getByRole('combobox', { name: LABEL }).selectOption(label) },
];

for (const { width, choose } of WIDTHS) {
  test(`§2 §9 at ${width} pixels each frequency has its prices`, async ({ page, sandbox, storage }) => {
    const calls = recordCalls(page, 'ovhcPathToPurchase');
    await page.setViewportSize({ width, height: 844 });
    await storage.leave(COUPLE);
    await openStep(page, 'select-cover');
    const products = await sandbox.products(COUPLE_SELECTION);
    await expectPrices(page, products);
    const labels = PERIODS.map(({ label }) => label);
    const group = page.getByRole('radiogroup', { name: LABEL });
    if (width === 390) {
      await expect(group).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: LABEL }).getByRole('option')).toHaveText(labels);
    } else await expect(group.getByRole('radio')).toHaveCount(labels.length);

    for (const period of [...PERIODS].reverse()) {
      await choose(page, period.label);
      await expectPrices(page, products, period);
      expect((await storage.quote())?.paymentFrequency).toBe(period.code);
    }
    expect(calls, 'the prices of all frequencies come with the products').toHaveLength(1);
  });
}

test('§2 §4 a stored frequency shows, and stays as the window grows wide', async ({ page, storage }) => {
  await storage.leave({ ...COUPLE, paymentFrequency: 'Q' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 'select-cover');
  await expect(page.getByRole('combobox', { name: LABEL }).locator('option:checked')).toHaveText('Quarterly');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('radio', { name: 'Quarterly', exact: true })).toBeChecked();
  await expect(cards(page).first()).toContainText('per quarter');
});
