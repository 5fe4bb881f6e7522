import { CARDS, EXPIRY } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translator.ts';

const [MONTH, YEAR] = EXPIRY.split('/');

test('§5 §9 keeps all typed digits and accepts a pasted or filled expiry date', async ({ page, payment }) => {
  await payment.openCardForm();
  const alerts = payment.cardForm.getByRole('alert');
  await payment.cvv.pressSequentially('123456');
  await payment.cardNumber.pressSequentially('3782 822463 100055');
  await payment.cvv.focus();
  await expect(payment.cvv).toHaveValue('123456');
  await expect(payment.cardNumber).toHaveValue('3782 822463 100055');
  await expect(alerts).toHaveText(['Check the card number', 'Enter the 4 digits on the front of your card']);
  await payment.cvv.fill('1234');
  await payment.cardNumber.press('End');
  await payment.cardNumber.press('Backspace');
  await expect(payment.cardNumber).toHaveValue('3782 822463 10005');
  await expect(alerts).toHaveCount(0);

  await payment.expiry.pressSequentially(`20${YEAR}-${MONTH}`);
  await expect(payment.expiry).toHaveValue(EXPIRY);
  await payment.expiry.fill('');
  await page.keyboard.insertText(`${MONTH}/20${YEAR}`);
  await expect(payment.expiry).toHaveValue(EXPIRY);
  // autofill programs may dispatch only a change event
  await payment.expiry.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, `${MONTH}${YEAR}`);
  await expect(payment.expiry).toHaveValue(EXPIRY);
});

test('updates labels and messages in a translated card form', async ({ context, payment }) => {
  const stale = await translatePages(context);
  await payment.openCardForm();
  const brand = payment.cardForm.getByRole('status');
  const message = payment.cardForm.locator('[data-field="number"]').getByRole('alert');

  await payment.cardNumber.fill('3782 82');
  await expect(brand).toHaveText('American Express');
  await expect(payment.cvv).toHaveAccessibleName('CVV 4 digits');
  await payment.cardNumber.fill('4000');
  await expect(brand).toHaveText('Visa');
  await expect(payment.cvv).toHaveAccessibleName('CVV 3 digits');

  await payment.cvv.focus();
  await expect(message).toHaveText('Check the card number');
  const first = await message.elementHandle();
  await payment.cardNumber.press('End');
  await payment.cardNumber.pressSequentially('000');
  const isOnce = await first?.evaluate(({ isConnected }) => isConnected);
  expect(isOnce, 'announced once, not for each key').toBe(true);
  await payment.cardNumber.fill('6011');
  await expect(message).toHaveText('Use a Visa, Mastercard or American Express card');
  await payment.cardNumber.fill(CARDS.member);
  await expect(message).toHaveCount(0);

  await payment.expiry.fill(EXPIRY);
  await payment.cvv.fill('123');
  await payment.pay();
  expect(stale, 'texts that changed where nobody sees it').toEqual([]);
});
