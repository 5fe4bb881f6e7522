import { expect, test } from '../support/test.ts';

test('§5 §8 BSB and account are checked, and nothing of them is stored', async ({ payment, problems }) => {
  const bsb = payment.control('bsbNumber');
  const branch = payment.field('bsbNumber').getByText(/^Branch: ./);
  await payment.open();
  await payment.choose('paymentType', 'Bank account');
  await bsb.fill(' 062-000 ');
  await expect(bsb).toHaveValue('062000');
  await expect(branch).toBeVisible();

  // the server answers the BSB 500500 with status 500
  problems.provoke(/status of 500/);
  await payment.fillAccount();
  for (const unknown of ['999999', '500500']) {
    await expect(payment.payNow).toBeEnabled();
    await bsb.fill(unknown);
    await expect(payment.errorIn('bsbNumber')).toHaveText(
      'We can’t find a branch for this BSB. Check the number',
    );
    await expect(payment.payNow).toBeDisabled();
    await bsb.fill('062000');
    await expect(payment.errorIn('bsbNumber')).toHaveCount(0);
  }

  const [name, number] = [payment.control('accountName'), payment.control('accountNumber')];
  await number.fill('12 345-678 9');
  await expect(number).toHaveValue('123456789');
  await expect(payment.payNow).toBeEnabled();
  const stored = JSON.stringify(await payment.storage.everything());
  for (const secret of ['123456789', '062000', 'bankAccount', 'accountName', 'paymentagree', 'Amélie O’B'])
    expect(stored).not.toContain(secret);

  await number.press('Home');
  await number.press('0');
  await name.fill('4mélie');
  await name.blur();
  await expect(number, 'nothing that is typed is cut').toHaveValue('0123456789');
  await expect(payment.errorIn('accountNumber')).toHaveText('Enter up to 9 digits');
  await expect(payment.errorIn('accountName')).toHaveText(/^Use letters A to Z, as on your bank statement/);
  await expect(payment.payNow).toBeDisabled();
  await number.fill('12345678');
  await name.fill('Amélie');
  await expect(payment.payNow).toBeEnabled();
  await payment.control('paymentagree').uncheck();
  await expect(payment.payNow).toBeDisabled();
});
