import { choose, control, stepAt } from '../support/application.ts';
import { boxOf } from '../support/layout.ts';
import { amount, cardNumber, fillAccount, frameElement, openPayment, payNow } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

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

test('§2 on a phone and a desktop amounts and ways to pay are in view', async ({ page, storage }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPayment(page, storage);
    await expect(amount(page, 'Next payment')).toHaveText(/\d{4}$/);
    await expect(amount(page, 'After that')).toHaveText(/^A\$/);
    for (const choice of ['Card', 'Bank account'])
      await expect(page.getByText(choice, { exact: true })).toBeInViewport({ ratio: 1 });

    const label = await boxOf(stepAt(page, 'payment').getByText('Due today', { exact: true }));
    if (width === 390) {
      const value = await boxOf(amount(page, 'Due today'));
      expect(value.x, 'in one line with its label').toBeGreaterThan(label.right);
      expect(value.y).toBeLessThan(label.bottom);
    } else {
      const form = await boxOf(page.getByRole('radiogroup', { name: 'How you pay' }));
      expect(label.x, 'beside the form').toBeGreaterThan(form.right);
      await expect(payNow(page)).toBeInViewport({ ratio: 1 });
    }
  }
});
