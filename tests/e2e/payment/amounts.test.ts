import type { Page } from '@playwright/test';
import { choose, control, openApplication, quoteOf, stepAt } from '../support/application.ts';
import { passTimeUntil } from '../support/clock.ts';
import { cardNumber, fillAccount, frameElement, openPayment, payNow } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { previous } from '../support/visitor.ts';

const CANNOT_PRICE = 'We can’t get your price right now';

/** What stands under a label of the summary. */
const amount = (page: Page, label: string) =>
  stepAt(page, 'payment')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')
    .first();
const dueToday = (page: Page) => amount(page, 'Due today');
const regular = (page: Page) => amount(page, 'After that');

test('§4 the regular payment follows the frequency; due today is one month’s premium, whatever that is', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await expect(regular(page)).toHaveText(/^A\$[\d.]+ per month$/);
  const month = await dueToday(page).textContent();
  expect(await regular(page).textContent()).toBe(`${month} per month`);
  await control(page, 'paymentFrequency').selectOption('Weekly');
  await expect(regular(page)).toHaveText(/^A\$[\d.]+ per week$/);
  await expect(dueToday(page)).toHaveText(month ?? '');
  await expect(page.getByText(`You’ll be charged ${month} today.`)).toBeVisible();
  expect((await storage.quote())?.paymentFrequency).toBe('W');
});

test('the card form stays as it is where only the frequency changes', async ({ page, storage }) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  await cardNumber(page).fill('4111');
  const src = await frameElement(page).getAttribute('src');
  await control(page, 'paymentFrequency').selectOption('Yearly');
  await expect(regular(page)).toHaveText(/per year$/);
  await expect(frameElement(page)).toHaveAttribute('src', src ?? '');
  await expect(cardNumber(page)).toHaveValue('4111');
});

test('§4 a price that cannot be had: no payment, the visitor is told, and can try again', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 500/, /The price could not be fetched/);
  await page.clock.install();
  await sandbox.fault({ call: 'getPrice', fault: 'status', status: 500 });
  await openPayment(page, storage);
  await fillAccount(page);
  const notice = stepAt(page, 'payment').getByRole('status').filter({ hasText: CANNOT_PRICE });
  await passTimeUntil(page, () => expect(notice).toBeVisible({ timeout: 200 }));
  await expect(payNow(page)).toBeDisabled();

  await sandbox.reset();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(dueToday(page)).toHaveText(/^A\$/);
  await expect(page.getByText(CANNOT_PRICE)).toHaveCount(0);
  await expect(payNow(page)).toBeEnabled();
});

test('§8 a cover that is not sold is told of as that, and not as a price that may come', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage, { quote: { hcfBundleId: 'OVHC-NONE' } });
  await fillAccount(page);
  await expect(page.getByText('Please update your selection')).toBeVisible();
  await expect(page.getByText(CANNOT_PRICE)).toHaveCount(0);
  await expect(page.getByText('Due today')).toHaveCount(0);
  await expect(payNow(page)).toBeDisabled();
});

test('while a price is on its way nothing can be paid', async ({ page, storage, sandbox }) => {
  await openPayment(page, storage);
  await fillAccount(page);
  await expect(payNow(page)).toBeEnabled();
  await sandbox.keepWaiting('getPrice');
  await control(page, 'paymentFrequency').selectOption('Weekly');
  await expect(payNow(page)).toBeDisabled();
  await expect(page.getByText(/^You’ll be charged A\$/)).toHaveCount(0);
});

test('while an earlier step is incomplete Pay now is disabled, and a notice links to it', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage, { changes: { email: 'amelie@', declaration: undefined } });
  await fillAccount(page);
  await expect(payNow(page)).toBeDisabled();
  await page.getByRole('link', { name: /^Go to “/ }).click();
  await expect(page).toHaveURL(/#contact-details$/);
  await control(page, 'email').fill('amelie@example.com');
  await page.goBack();
  await page.getByRole('link', { name: 'Go to “Read and agree”' }).click();
  await control(page, 'declaration').check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(control(page, 'accountNumber')).toHaveValue('001234567');
  await expect(payNow(page)).toBeEnabled();
});

test('a hash jump to payment shows it, with nothing answered, and says where to begin', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('F'));
  await openApplication(page, 'payment');
  await expect(page.getByRole('link', { name: 'Go to “When should your cover start?”' })).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await expect(regular(page)).toHaveText(/^A\$/);
  await expect(amount(page, 'Next payment'), 'it counts from the start of cover').toHaveCount(0);
  await previous(page).click();
  await expect(stepAt(page, 'declaration')).toBeVisible();
});

test('§9 the regular payment date is a month after the start, or two where that is day 28 or later', async ({
  page,
  storage,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await openPayment(page, storage, { changes: { coverStart: '2026-12-30' } });
  await expect(amount(page, 'Next payment')).toHaveText('28 February 2027');
  await control(page, 'paymentFrequency').selectOption('Weekly');
  await expect(amount(page, 'Next payment')).toHaveText('30 January 2027');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('both ways to pay are seen without scrolling', async ({ page, storage }) => {
      await openPayment(page, storage);
      await expect(amount(page, 'Next payment')).toHaveText(/\d{4}$/);
      await expect(amount(page, 'After that')).toHaveText(/^A\$/);
      for (const choice of ['Card', 'Bank account'])
        await expect(page.getByText(choice, { exact: true })).toBeInViewport({ ratio: 1 });
    });
  });
}
