import { choose, control } from '../support/application.ts';
import { fillAccount, openPayment, payNow } from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { errorIn, field } from '../support/visitor.ts';

test('§5 §8 a BSB is looked up; one without a branch blocks', async ({ page, storage, problems }) => {
  const bsb = control(page, 'bsbNumber');
  const branch = field(page, 'bsbNumber').getByText(/^Branch: ./);
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Bank account');
  await bsb.fill(' 062-000 ');
  await expect(bsb).toHaveValue('062000');
  await expect(branch).toBeVisible();

  // the server answers 500500 with a status of 500
  problems.provoke(/status of 500/);
  await fillAccount(page);
  for (const unknown of ['999999', '500500']) {
    await expect(payNow(page)).toBeEnabled();
    await bsb.fill(unknown);
    await expect(errorIn(page, 'bsbNumber')).toHaveText(
      'We can’t find a branch for this BSB. Check the number',
    );
    await expect(payNow(page)).toBeDisabled();
    await bsb.fill('062000');
    await expect(errorIn(page, 'bsbNumber')).toHaveCount(0);
  }
});

test('§5 the account is checked, and nothing of it is stored', async ({ page, storage }) => {
  const [name, number] = [control(page, 'accountName'), control(page, 'accountNumber')];
  await openPayment(page, storage);
  await fillAccount(page, '12 345-678 9');
  await expect(number).toHaveValue('123456789');
  await expect(payNow(page)).toBeEnabled();
  const stored = JSON.stringify(await storage.everything());
  for (const secret of [
    '123456789',
    '062000',
    'bankAccount',
    'accountName',
    'paymentagree',
    'Amélie O’Brien',
  ])
    expect(stored).not.toContain(secret);

  await number.press('Home');
  await number.press('0');
  await name.fill('4mélie');
  await name.blur();
  await expect(number, 'nothing that is typed is cut').toHaveValue('0123456789');
  await expect(errorIn(page, 'accountNumber')).toHaveText('Enter up to 9 digits');
  await expect(errorIn(page, 'accountName')).toHaveText(/^Use letters A to Z, as on your bank statement/);
  await expect(payNow(page)).toBeDisabled();
  await number.fill('12345678');
  await name.fill('Amélie');
  await expect(payNow(page)).toBeEnabled();
  await control(page, 'paymentagree').uncheck();
  await expect(payNow(page)).toBeDisabled();
});
