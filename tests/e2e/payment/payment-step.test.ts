import type { Page } from '@playwright/test';
import { choose, control, openApplication, quoteOf, stepAt } from '../support/application.ts';
import { boxOf } from '../support/layout.ts';
import {
  amount,
  cardNumber,
  fillAccount,
  frameElement,
  openPayment,
  payByAccount,
  payNow,
  SENDING,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field, previous } from '../support/visitor.ts';

const methods = (page: Page) => page.getByRole('radiogroup', { name: 'How you pay' });

test('§4 the frequency changes the regular payment, not today’s', async ({ page, storage, sandbox }) => {
  const [today, regular] = [amount(page, 'Due today'), amount(page, 'After that')];
  await openPayment(page, storage);
  await expect(regular).toHaveText(/^A\$[\d.]+ per month$/);
  const month = String(await today.textContent());
  await expect(regular).toHaveText(`${month} per month`);
  await choose(page, 'paymentType', 'Card');
  await cardNumber(page).fill('4111');
  const src = String(await frameElement(page).getAttribute('src'));

  await control(page, 'paymentFrequency').selectOption('Weekly');
  await expect(regular).toHaveText(/^A\$[\d.]+ per week$/);
  await expect(today).toHaveText(month);
  await expect(page.getByText(`You’ll be charged ${month} today.`)).toBeVisible();
  expect((await storage.quote())?.paymentFrequency).toBe('W');
  await expect(frameElement(page), 'the card form stays').toHaveAttribute('src', src);
  await expect(cardNumber(page)).toHaveValue('4111');

  await test.step('nothing can be paid while a price is awaited', async () => {
    await fillAccount(page);
    await expect(payNow(page)).toBeEnabled();
    await sandbox.keepWaiting('getPrice');
    await control(page, 'paymentFrequency').selectOption('Yearly');
    await expect(payNow(page)).toBeDisabled();
    await expect(page.getByText(/^You’ll be charged A\$/)).toHaveCount(0);
  });
});

test('while an earlier step is incomplete a notice links to it', async ({ page, storage }) => {
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

test('a hash jump to payment says where to begin', async ({ page, storage }) => {
  await storage.leave(quoteOf('F'));
  await openApplication(page, 'payment');
  await expect(page.getByRole('link', { name: 'Go to “When should your cover start?”' })).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await expect(amount(page, 'After that')).toHaveText(/^A\$/);
  await expect(amount(page, 'Next payment'), 'it counts from the start of cover').toHaveCount(0);
  await previous(page).click();
  await expect(stepAt(page, 'declaration')).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`§2 at ${width} by ${height} amounts and ways to pay are in view`, async ({ page, storage }) => {
    await page.setViewportSize({ width, height });
    await openPayment(page, storage);
    await expect(amount(page, 'Next payment')).toHaveText(/\d{4}$/);
    await expect(amount(page, 'After that')).toHaveText(/^A\$/);
    for (const choice of ['Card', 'Bank account'])
      await expect(page.getByText(choice, { exact: true })).toBeInViewport({ ratio: 1 });

    const label = await boxOf(stepAt(page, 'payment').getByText('Due today', { exact: true }));
    if (width === 390) {
      const value = await boxOf(amount(page, 'Due today'));
      expect(value.x, 'in one line with its label').toBeGreaterThan(label.x + label.width);
      expect(value.y).toBeLessThan(label.y + label.height);
    } else {
      const form = await boxOf(methods(page));
      expect(label.x, 'beside the form').toBeGreaterThan(form.x + form.width);
      await expect(payNow(page)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('while an application is sent nothing can be pressed', async ({ page, storage, sandbox }) => {
  const sending = page.getByRole('status').filter({ hasText: SENDING });
  await sandbox.keepWaiting('preSubmission');
  await openPayment(page, storage);
  await payByAccount(page);
  await expect(sending).toBeInViewport({ ratio: 0.99 });
  await page
    .getByRole('link', { name: /^Change/ })
    .first()
    .click({ force: true });
  await expect(page).toHaveURL(/application-form#payment$/);
  await expect(previous(page)).toBeDisabled();
  await expect(payNow(page)).toBeDisabled();
  await expect(field(page, 'paymentFrequency').getByRole('combobox')).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(sending).toBeInViewport({ ratio: 0.99 });
});
