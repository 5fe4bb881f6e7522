import { expect, test } from '../support/test.ts';

test('§5 §8 validates BSB and account number without storing them', async ({ payment, problems }) => {
  const [bsb, number] = [payment.control('bsbNumber'), payment.control('accountNumber')];
  // the server answers the BSB 500500 with status 500
  problems.provoke(/status of 500/);
  await payment.open();
  await payment.fillAccount();
  await expect(bsb, 'entered as 062-000').toHaveValue('062000');
  await expect(payment.field('bsbNumber').getByText(/^Branch: ./)).toBeVisible();
  for (const unknown of ['999999', '500500']) {
    await expect(payment.payNow).toBeEnabled();
    await bsb.fill(unknown);
    const message = 'We can’t find a branch for this BSB. Check the number';
    await expect(payment.errorIn('bsbNumber')).toHaveText(message);
    await expect(payment.payNow).toBeDisabled();
    await bsb.fill('062000');
    await expect(payment.errorIn('bsbNumber')).toHaveCount(0);
  }
  await number.fill('12 345-678 9');
  await expect(number).toHaveValue('123456789');
  await expect(payment.payNow).toBeEnabled();
  const stored = JSON.stringify(await payment.storage.everything());
  for (const secret of ['123456789', '062000', 'bankAccount', 'accountName', 'paymentagree', 'Amélie O’B'])
    expect(stored).not.toContain(secret);
  await payment.control('paymentagree').uncheck();
  await expect(payment.payNow).toBeDisabled();
});
