import { choose } from '../support/application.ts';
import {
  cardForm,
  cardNumber,
  confirmation,
  EXPIRY,
  openPayment,
  payNow,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

const [MONTH, YEAR] = EXPIRY.split('/');

test.beforeEach(async ({ page, storage }) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Card');
  // its fields are there before its code is
  await expect(page.getByRole('status').filter({ hasText: 'The card form is ready.' })).toBeAttached();
});

test('§5 a code that is too long stays whole, and its message says how long it is', async ({ page }) => {
  const code = cardForm(page).getByLabel(/^CVV/);
  await code.pressSequentially('123456');
  await cardNumber(page).focus();
  await expect(code).toHaveValue('123456');
  await expect(cardForm(page).getByRole('alert')).toHaveText('Enter the 3 digits on the back of your card');
  await cardNumber(page).pressSequentially('3782 822463 100055');
  await code.focus();
  await expect(cardNumber(page)).toHaveValue('3782 822463 100055');
  const alerts = cardForm(page).getByRole('alert');
  await expect(alerts).toHaveText(['Check the card number', 'Enter the 4 digits on the front of your card']);
});

test('letters stay, with a message, until they are taken away', async ({ page }) => {
  await cardNumber(page).pressSequentially('4111 1111 1111 1111x');
  await cardForm(page).getByLabel(/^CVV/).focus();
  await expect(cardNumber(page)).toHaveValue('4111 1111 1111 1111x');
  const message = cardForm(page).getByRole('alert').filter({ hasText: 'Check the card number' });
  await expect(message).toBeVisible();
  await cardNumber(page).press('End');
  await cardNumber(page).press('Backspace');
  await expect(cardNumber(page)).toHaveValue('4111 1111 1111 1111');
  await expect(message).toBeHidden();
});

for (const [shape, expiry] of [
  ['YYYY-MM', `20${YEAR}-${MONTH}`],
  ['MM/YYYY', `${MONTH}/20${YEAR}`],
  ['MMYY', `${MONTH}${YEAR}`],
  ['MM YY', `${MONTH} ${YEAR}`],
  ['MM-YY', `${MONTH}-${YEAR}`],
] as const) {
  test(`§9 the expiry date can be written as ${shape}: typed, pasted or filled in`, async ({ page }) => {
    const field = cardForm(page).getByLabel(/^Expiry/);
    await field.pressSequentially(expiry);
    await expect(field).toHaveValue(EXPIRY);
    await field.fill('');
    await page.keyboard.insertText(expiry);
    await expect(field).toHaveValue(EXPIRY);
    // a program that fills forms in may tell of it by a change alone
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, expiry);
    await expect(field).toHaveValue(EXPIRY);
  });
}

test('digits of other scripts pay as plain ones do', async ({ page, sandbox }) => {
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await cardNumber(page).fill(wide('4111-1111.1111 1111'));
  await cardForm(page)
    .getByLabel(/^Expiry/)
    .fill(wide(EXPIRY));
  await cardForm(page).getByLabel(/^CVV/).fill('١٢٣');
  await expect(cardNumber(page)).toHaveValue('4111 1111 1111 1111');
  await expect(cardForm(page).getByLabel(/^CVV/)).toHaveValue('123');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  expect(entry?.request.cardExpiryDate).toBe(EXPIRY);
});
