import type { Locator, Page } from '@playwright/test';
import { stepAt } from '../support/application.ts';
import { fillAccount, openPayment, payNow } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field, previous } from '../support/visitor.ts';

const dueToday = (page: Page) => stepAt(page, 'payment').getByText('Due today', { exact: true });
const ways = (page: Page) => page.getByRole('radiogroup', { name: 'How you pay' });
const changeLinks = (page: Page) => page.getByRole('link', { name: /^Change/ });
const sending = (page: Page) => page.getByRole('status').filter({ hasText: 'We’re taking your payment.' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

test('§2 on a wide screen what is due stands beside the form, and how to pay is in view', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await expect(dueToday(page)).toBeInViewport();
  const [due, form] = [await boxOf(dueToday(page)), await boxOf(ways(page))];
  expect(due.x).toBeGreaterThan(form.x + form.width);
  expect(form.y + form.height).toBeLessThan(900);
  await expect(payNow(page)).toBeInViewport({ ratio: 1 });
});

test('on a phone the amount stands in one line with its label, and the first way to pay is in view', async ({
  page,
  storage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPayment(page, storage);
  const amount = stepAt(page, 'payment').getByRole('definition').first();
  await expect(amount).toContainText('A$');
  const [label, value] = [await boxOf(dueToday(page)), await boxOf(amount)];
  expect(value.x).toBeGreaterThan(label.x + label.width);
  expect(value.y).toBeLessThan(label.y + label.height);
  await expect(ways(page).getByRole('radio').first()).toBeInViewport({ ratio: 1 });
});

test('while it is being sent nothing around it can be pressed, and that is in view wherever one looks', async ({
  page,
  storage,
  sandbox,
}) => {
  await sandbox.keepWaiting('preSubmission');
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(sending(page)).toBeInViewport({ ratio: 0.99 });
  await changeLinks(page).first().click({ force: true });
  await expect(page).toHaveURL(/application-form#payment$/);
  await expect(previous(page)).toBeDisabled();
  await expect(payNow(page)).toBeDisabled();
  await expect(field(page, 'paymentFrequency').getByRole('combobox')).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(sending(page)).toBeInViewport({ ratio: 0.99 });
});

test('what has failed is said, and then all can be pressed again', async ({ page, storage }) => {
  await openPayment(page, storage);
  await fillAccount(page, '222222222');
  await payNow(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  await expect(sending(page)).toBeHidden();
  await expect(previous(page)).toBeEnabled();
  await expect(payNow(page)).toBeEnabled();
  await changeLinks(page).first().click();
  await expect(page).toHaveURL(/get-a-quote/);
});
