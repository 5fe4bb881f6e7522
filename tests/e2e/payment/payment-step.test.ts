import { boxOf } from '../support/layout.ts';
import { FOR_EVER } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test('§4 changes the regular payment, not today’s, by frequency', async ({ page, payment, sandbox }) => {
  const [today, regular] = [payment.amount('Due today'), payment.amount('After that')];
  await payment.open();
  await expect(regular).toHaveText(/^A\$[\d.]+ per month$/);
  const month = String(await today.textContent());
  await expect(regular).toHaveText(`${month} per month`);
  await payment.choose('paymentType', 'Card');
  await payment.cardNumber.fill('4111');
  const src = String(await payment.frameElement.getAttribute('src'));

  await payment.control('paymentFrequency').selectOption('Weekly');
  await expect(regular).toHaveText(/^A\$[\d.]+ per week$/);
  await expect(today).toHaveText(month);
  await expect(page.getByText(`You’ll be charged ${month} today.`)).toBeVisible();
  expect((await payment.storage.quote())?.paymentFrequency).toBe('W');
  await expect(payment.frameElement, 'the card form stays').toHaveAttribute('src', src);
  await expect(payment.cardNumber).toHaveValue('4111');

  // the visitor can't pay while the page waits for a price
  await payment.fillAccount();
  await expect(payment.payNow).toBeEnabled();
  await sandbox.fault({ call: 'getPrice', fault: 'delay', ms: FOR_EVER });
  await payment.control('paymentFrequency').selectOption('Yearly');
  await expect(payment.payNow).toBeDisabled();
  await expect(page.getByText(/^You’ll be charged A\$/)).toHaveCount(0);
});

test('disables Pay now and links to an incomplete earlier step', async ({ page, payment }) => {
  await payment.open('S', { email: 'amelie@', declaration: undefined });
  await payment.fillAccount();
  await expect(payment.payNow).toBeDisabled();
  await page.getByRole('link', { name: /^Go to “/ }).click();
  await expect(page).toHaveURL(/#contact-details$/);
  await payment.control('email').fill('amelie@example.com');
  await page.goBack();
  await page.getByRole('link', { name: 'Go to “Check your answers and agree”' }).click();
  await payment.control('declaration').check();
  await payment.next.click();
  await expect(payment.control('accountNumber')).toHaveValue('001234567');
  await expect(payment.payNow).toBeEnabled();
});

test('§2 shows amounts and ways to pay in view on a phone and a desktop', async ({ page, payment }) => {
  await payment.open();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(payment.amount('Next payment')).toHaveText(/\d{4}$/);
    await expect(payment.amount('After that')).toHaveText(/^A\$/);
    for (const choice of ['Card', 'Bank account'])
      await expect(page.getByText(choice, { exact: true })).toBeInViewport({ ratio: 1 });

    const label = await boxOf(payment.step('payment').getByText('Due today', { exact: true }).first());
    if (width === 390) {
      const value = await boxOf(payment.amount('Due today'));
      expect(value.x, 'in one line with its label').toBeGreaterThan(label.right);
      expect(value.y).toBeLessThan(label.bottom);
    } else {
      const form = await boxOf(page.getByRole('radiogroup', { name: 'How you pay' }));
      expect(label.x, 'beside the form').toBeGreaterThan(form.right);
      await expect(payment.payNow).toBeInViewport({ ratio: 1 });
    }
  }
});
