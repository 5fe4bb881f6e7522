import { recordCalls } from './support/calls.ts';
import { card, cards, expectPrices, PERIODS, WEEKLY } from './support/cards.ts';
import { COUPLE, SINGLE, VISITING_FAMILY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { ageInput, next, openStep, previous, step } from './support/visitor.ts';

const EMPTY = 'Please update your selection';
const COUPLE_SELECTION = { visaCode: '417', coverType: 'D', ageBand: 'A1', partnerAgeBand: 'A3' } as const;

test('§2 a loader shows while the products are on their way', async ({ page, sandbox, storage }) => {
  await sandbox.keepWaiting('ovhcPathToPurchase');
  await storage.leave(COUPLE);
  await openStep(page, 'select-cover');
  await expect(page.getByRole('status').filter({ hasText: 'Finding products...' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText(EMPTY)).toHaveCount(0);
});

test('§2 the loader goes when the products come', async ({ page, sandbox, storage }) => {
  await sandbox.fault({ call: 'ovhcPathToPurchase', fault: 'delay', ms: 500, times: 1 });
  await storage.leave(COUPLE);
  await openStep(page, 'select-cover');
  await expect(page.getByText('Finding products...')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByText('Finding products...')).toHaveCount(0);
});

test('§2 no products: the visitor is asked to update the selection, and can', async ({ page, storage }) => {
  await storage.leave(VISITING_FAMILY);
  await openStep(page, 'select-cover');
  await expect(page.getByRole('status').filter({ hasText: EMPTY })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await previous(page).click();
  await expect(step(page, 'age')).toBeVisible();
});

test('§8 after a failed call the next visit of the step asks again', async ({
  page,
  sandbox,
  storage,
  problems,
}) => {
  problems.provoke(/The products could not be fetched/, /status of 400/);
  await sandbox.fault({ call: 'ovhcPathToPurchase', fault: 'status', status: 400 });
  await storage.leave(COUPLE);
  await openStep(page, 'select-cover');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await sandbox.reset();
  await previous(page).click();
  await next(page).click();
  await expect(cards(page)).toHaveCount(4);
});

test('§4 §7 another age is another band: products and prices are asked for anew', async ({
  page,
  sandbox,
  storage,
}) => {
  const calls = recordCalls(page, 'ovhcPathToPurchase');
  await storage.leave(SINGLE);
  await openStep(page, 'select-cover');
  await expect(cards(page)).toHaveCount(4);
  const { coverType } = SINGLE;
  if (!coverType) throw new Error('The quote of one person names a cover type.');

  for (const [age, ageBand] of [
    [35, 'A1'],
    [36, 'A2'],
    [55, 'A2'],
    [56, 'A3'],
    [70, 'A3'],
    [71, 'A4'],
  ] as const) {
    await previous(page).click();
    await ageInput(page).fill(String(age));
    await next(page).click();
    const products = await sandbox.products({ visaCode: '417', coverType, ageBand, partnerAgeBand: '' });
    await expectPrices(page, products, WEEKLY);
    expect(calls.at(-1)?.pathname).toBe(`/hcf/ovhc/ovhcPathToPurchase.417.S.${ageBand}..json`);
  }
});

test('§2 on a desktop the frequency is a group of buttons, and recomputes each price', async ({
  page,
  sandbox,
  storage,
}) => {
  const calls = recordCalls(page, 'ovhcPathToPurchase');
  await storage.leave(COUPLE);
  await openStep(page, 'select-cover');
  const products = await sandbox.products(COUPLE_SELECTION);
  const group = page.getByRole('radiogroup', { name: 'How often you pay' });
  await expect(group.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await expectPrices(page, products, WEEKLY);

  for (const period of [...PERIODS].reverse()) {
    await group.getByRole('radio', { name: period.label, exact: true }).check();
    await expectPrices(page, products, period);
    expect((await storage.quote())?.paymentFrequency).toBe(period.code);
  }
  expect(calls, 'the prices of all frequencies come with the products').toHaveLength(1);
});

test('§4 a stored frequency is the one that shows', async ({ page, sandbox, storage }) => {
  await storage.leave({ ...COUPLE, paymentFrequency: 'Q' });
  await openStep(page, 'select-cover');
  await expect(page.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  const quarterly = PERIODS.find(({ code }) => code === 'Q') ?? WEEKLY;
  await expectPrices(page, await sandbox.products(COUPLE_SELECTION), quarterly);
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('§2 on a phone the frequency is a dropdown, and recomputes each price', async ({
    page,
    sandbox,
    storage,
  }) => {
    await storage.leave(COUPLE);
    await openStep(page, 'select-cover');
    const products = await sandbox.products(COUPLE_SELECTION);
    const dropdown = page.getByRole('combobox', { name: 'How often you pay' });
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await expect(dropdown.locator('option:checked')).toHaveText('Weekly');
    await expectPrices(page, products, WEEKLY);

    for (const period of [...PERIODS].reverse()) {
      await dropdown.selectOption({ label: period.label });
      await expectPrices(page, products, period);
      expect((await storage.quote())?.paymentFrequency).toBe(period.code);
    }
  });

  test('§9 the dropdown offers the six frequencies and nothing else: there always is one', async ({
    page,
    storage,
  }) => {
    await storage.leave(COUPLE);
    await openStep(page, 'select-cover');
    const options = page.getByRole('combobox', { name: 'How often you pay' }).getByRole('option');
    await expect(options).toHaveText(PERIODS.map(({ label }) => label));
  });
});

test('§2 the window grows wide: the dropdown becomes buttons and keeps its choice', async ({
  page,
  sandbox,
  storage,
}) => {
  await storage.leave(COUPLE);
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 'select-cover');
  await page.getByRole('combobox', { name: 'How often you pay' }).selectOption('Yearly');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('radio', { name: 'Yearly', exact: true })).toBeChecked();
  const [product] = await sandbox.products(COUPLE_SELECTION);
  if (!product) throw new Error('The sandbox has no products for a couple.');
  await expect(card(page, product)).toContainText('per year');
});
