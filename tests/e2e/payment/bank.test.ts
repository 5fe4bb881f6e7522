import type { Page } from '@playwright/test';
import { choose, control, errorIn } from '../support/application.ts';
import { passTimeUntil } from '../support/clock.ts';
import { fillAccount, openPayment, payNow } from '../support/payment.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

const MESSAGE = 'We can’t find a branch for this BSB. Check the number';
const FAILED = 'We can’t find the branch right now.';

test.beforeEach(async ({ page, storage }) => {
  await openPayment(page, storage);
  await choose(page, 'paymentType', 'Bank account');
});

test('§5 a BSB of exactly six digits is looked up, however it is written, and its branch shown', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/hcf/getBankBranch')) asked.push(request.postData() ?? '');
  });
  await control(page, 'bsbNumber').pressSequentially('06200');
  expect(asked).toEqual([]);
  await control(page, 'bsbNumber').press('0');
  await expect(field(page, 'bsbNumber').getByText(/^Branch: ./)).toBeVisible();
  await control(page, 'bsbNumber').fill('');
  await control(page, 'bsbNumber').fill(' 062-000 ');
  await expect(control(page, 'bsbNumber')).toHaveValue('062000');
  await expect(field(page, 'bsbNumber').getByText(/^Branch: ./)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['bsbNumberText=062000']));
});

for (const [what, bsb] of [
  ['no branch has it', '999999'],
  ['the answer is a 500, whose body is an answer', '500500'],
] as const) {
  test(`§8 ${what}: the field’s own message, and it blocks`, async ({ page, problems }) => {
    if (bsb === '500500') problems.provoke(/status of 500/);
    await fillAccount(page);
    await expect(payNow(page)).toBeEnabled();
    await control(page, 'bsbNumber').fill(bsb);
    await expect(errorIn(page, 'bsbNumber')).toHaveText(MESSAGE);
    await expect(payNow(page)).toBeDisabled();
    await control(page, 'bsbNumber').fill('062000');
    await expect(errorIn(page, 'bsbNumber')).toHaveCount(0);
    await expect(payNow(page)).toBeEnabled();
  });
}

test('a look-up that fails for a moment is made again by itself', async ({ page, sandbox, problems }) => {
  problems.provoke(/status of 503/);
  await page.clock.install();
  await sandbox.fault({ call: 'getBankBranch', fault: 'status', status: 503, times: 2 });
  await control(page, 'bsbNumber').fill('062-000');
  await passTimeUntil(page, () =>
    expect(field(page, 'bsbNumber').getByText(/^Branch: ./)).toBeVisible({ timeout: 200 }),
  );
});

/** Enters a BSB whose branch can't be looked up; the next look-up goes well. */
async function failToFindBranch(page: Page, sandbox: Sandbox): Promise<void> {
  await page.clock.install();
  await sandbox.fault({ call: 'getBankBranch', fault: 'status', status: 503 });
  await control(page, 'bsbNumber').fill('062-000');
  await passTimeUntil(page, () =>
    expect(field(page, 'bsbNumber').getByText(FAILED)).toBeVisible({ timeout: 200 }),
  );
  await sandbox.reset();
}

test('§8 a look-up that keeps failing says so below the field, and runs again when the field is left', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 503/, /A look-up failed/);
  await failToFindBranch(page, sandbox);
  await expect(errorIn(page, 'bsbNumber')).toHaveCount(0);
  await fillAccount(page);
  await expect(field(page, 'bsbNumber').getByText(/^Branch: ./)).toBeVisible();
  await expect(field(page, 'bsbNumber').getByText(FAILED)).toHaveCount(0);
  await expect(payNow(page)).toBeEnabled();
});

test('§8 or when the visitor says so, and the focus stays there', async ({ page, sandbox, problems }) => {
  problems.provoke(/status of 503/, /A look-up failed/);
  await failToFindBranch(page, sandbox);
  await field(page, 'bsbNumber').getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'bsbNumber').getByText(/^Branch: ./)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(control(page, 'accountNumber'), 'one goes on from there').toBeFocused();
});

test('§5 a BSB that is too short is told of as that', async ({ page }) => {
  await control(page, 'bsbNumber').fill('0620');
  await control(page, 'accountNumber').focus();
  await expect(errorIn(page, 'bsbNumber')).toHaveText('Enter the 6 digits of the BSB');
});

test('§5 the account’s fields: names, digits and their lengths', async ({ page }) => {
  await fillAccount(page, '12 345-678 9');
  await expect(control(page, 'accountNumber')).toHaveValue('123456789');
  await expect(payNow(page)).toBeEnabled();
  await control(page, 'accountNumber').press('Home');
  await control(page, 'accountNumber').press('0');
  await control(page, 'accountNumber').blur();
  await expect(control(page, 'accountNumber'), 'nothing that is typed is cut').toHaveValue('0123456789');
  await expect(errorIn(page, 'accountNumber')).toHaveText('Enter up to 9 digits');
  await expect(payNow(page)).toBeDisabled();
  await control(page, 'accountNumber').fill('12345678');
  await control(page, 'accountName').fill('4mélie');
  await control(page, 'accountName').blur();
  await expect(errorIn(page, 'accountName')).toHaveText(/^Use letters A to Z, as on your bank statement/);
  await expect(payNow(page)).toBeDisabled();
  await control(page, 'accountName').fill('Amélie');
  await expect(payNow(page)).toBeEnabled();
  await control(page, 'paymentagree').uncheck();
  await expect(payNow(page)).toBeDisabled();
});

test('nothing of the payment step is kept in the browser', async ({ page, storage }) => {
  await fillAccount(page);
  await expect(payNow(page)).toBeEnabled();
  const kept = JSON.stringify(await storage.everything());
  for (const secret of [
    '001234567',
    '062000',
    'bankAccount',
    'accountName',
    'paymentagree',
    'Amélie O’Brien',
  ])
    expect(kept).not.toContain(secret);
});
