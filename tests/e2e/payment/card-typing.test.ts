import {
  CARDS,
  cardForm,
  cardNumber,
  cvv,
  EXPIRY,
  expectMembership,
  expiry,
  openCardForm,
  payNow,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translator.ts';

const [MONTH, YEAR] = EXPIRY.split('/');

test('§5 nothing that is typed is cut: a message says what is wrong', async ({ page, storage }) => {
  await openCardForm(page, storage);
  const alerts = cardForm(page).getByRole('alert');
  await cvv(page).pressSequentially('123456');
  await cardNumber(page).focus();
  await expect(cvv(page)).toHaveValue('123456');
  await expect(alerts).toHaveText('Enter the 3 digits on the back of your card');
  await cardNumber(page).pressSequentially('3782 822463 100055');
  await cvv(page).focus();
  await expect(cardNumber(page)).toHaveValue('3782 822463 100055');
  await expect(alerts).toHaveText(['Check the card number', 'Enter the 4 digits on the front of your card']);

  await cardNumber(page).fill('4111 1111 1111 1111x');
  await cvv(page).fill('123');
  await cvv(page).focus();
  await expect(cardNumber(page)).toHaveValue('4111 1111 1111 1111x');
  await expect(alerts).toHaveText('Check the card number');
  await cardNumber(page).press('End');
  await cardNumber(page).press('Backspace');
  await expect(cardNumber(page)).toHaveValue('4111 1111 1111 1111');
  await expect(alerts).toHaveCount(0);
});

test('§9 the expiry date can be typed, pasted or filled in', async ({ page, storage }) => {
  await openCardForm(page, storage);
  await expiry(page).pressSequentially(`20${YEAR}-${MONTH}`);
  await expect(expiry(page)).toHaveValue(EXPIRY);
  await expiry(page).fill('');
  await page.keyboard.insertText(`${MONTH}/20${YEAR}`);
  await expect(expiry(page)).toHaveValue(EXPIRY);
  // a program that fills forms in may send a change event alone
  await expiry(page).evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, `${MONTH}${YEAR}`);
  await expect(expiry(page)).toHaveValue(EXPIRY);
});

test('a translated card form stays right', async ({ page, context, storage, sandbox }) => {
  const stale = await translatePages(context);
  await openCardForm(page, storage);
  const brand = cardForm(page).getByRole('status');
  const message = cardForm(page).locator('[data-field="number"]').getByRole('alert');

  await cardNumber(page).fill('3782 82');
  await expect(brand).toHaveText('American Express');
  await expect(cvv(page)).toHaveAccessibleName('CVV 4 digits');
  await cardNumber(page).fill('4000');
  await expect(brand).toHaveText('Visa');
  await expect(cvv(page)).toHaveAccessibleName('CVV 3 digits');

  await cvv(page).focus();
  await expect(message).toHaveText('Check the card number');
  const first = await message.elementHandle();
  await cardNumber(page).press('End');
  await cardNumber(page).pressSequentially('000');
  expect(await first?.evaluate(({ isConnected }) => isConnected), 'announced once, not for each key').toBe(
    true,
  );
  await cardNumber(page).fill('6011');
  await expect(message).toHaveText('Use a Visa, Mastercard or American Express card');
  await cardNumber(page).fill(CARDS.member);
  await expect(message).toHaveCount(0);

  await expiry(page).fill(EXPIRY);
  await cvv(page).fill('123');
  await payNow(page).click();
  await expectMembership(sandbox, page);
  expect(stale, 'texts that changed where nobody sees it').toEqual([]);
});
