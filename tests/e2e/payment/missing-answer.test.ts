import { CHECKING, DO_NOT_PAY_AGAIN, NOT_CHARGED, NOT_RECEIVED, SYSTEM_ERROR } from '../support/data.ts';
import type { PaymentPage } from '../support/pages/payment.ts';
import { expect, test } from '../support/test.ts';

/** Opens the payment step. @returns the references of the applications that are submitted from now on */
async function openPayment(payment: PaymentPage): Promise<string[]> {
  await payment.page.clock.install();
  await payment.open();
  return payment.recordReferences();
}

test('§4 fetches a missing answer without sending again', async ({ page, payment, problems, events }) => {
  const references = await openPayment(payment);
  problems.provoke(/ERR_CONNECTION_RESET/, /The application brought no answer/);
  await payment.breakAnswer();
  const answer = await payment.delayOutcome();
  await payment.payByAccount();
  await expect(page.getByText(`${CHECKING} Please don’t close this page.`)).toBeVisible();
  await expect(payment.payNow).toBeDisabled();
  answer();
  const { response } = await payment.expectMembership();
  await expect(payment.failureDialog).toBeHidden();
  expect(references).toHaveLength(1);
  expect(await events('error')).toEqual([SYSTEM_ERROR]);
  expect(await events('purchase')).toMatchObject([{ purchaseId: response.orderId }]);
});

test('§4 allows a retry if nothing was received', async ({ page, payment, sandbox, problems, events }) => {
  const references = await openPayment(payment);
  problems.provoke(/The application brought no answer/, /status of 404/, /ERR_/);
  // browsers retry once when a connection breaks
  await sandbox.fault({ call: 'preSubmission', fault: 'reset' });
  await payment.payByAccount();
  await payment.passTimeUntil(() =>
    expect(payment.failureDialog).toContainText(NOT_RECEIVED, { timeout: 200 }),
  );
  await expect(payment.failureDialog).toContainText('Our system shows no payment from you.');
  await expect(payment.failureDialog).toContainText('1800 555 010');
  expect(await events('error')).toEqual([SYSTEM_ERROR]);
  expect(references).toHaveLength(1);
  await payment.closeDialog();
  await expect(page.getByText(NOT_RECEIVED)).toBeVisible();

  await sandbox.reset();
  await payment.pay();
  expect(references).toHaveLength(2);
  expect(new Set(references).size).toBe(1);
});

test('§4 blocks paying again while the outcome is unknown', async ({ page, payment, sandbox, problems }) => {
  const references = await openPayment(payment);
  problems.provoke(/ERR_CONNECTION_RESET/, /The application brought no answer/);
  problems.provoke(/status of 503/, /outcome of an application could not be asked for/);
  await payment.breakAnswer();
  // the page requests the outcome three times before the reload, and three times after it
  await sandbox.fault({ call: 'preSubmissionOutcome', fault: 'status', status: 503, times: 6 });
  await payment.payByAccount();
  const unknown = payment.failureDialog.getByText('We don’t know if we received it');
  await payment.passTimeUntilVisible(unknown);
  await expect(payment.failureDialog).toContainText('1800 555 010');
  await expect(payment.failureDialog).not.toContainText(NOT_CHARGED);
  await payment.closeDialog();
  await expect(payment.heading).toBeFocused();
  await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
  await expect(payment.payNow).toBeHidden();

  await page.reload();
  await payment.step('payment').waitFor();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await payment.passTimeUntilVisible(page.getByText(DO_NOT_PAY_AGAIN));
  await expect(payment.payNow).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(references).toHaveLength(1);

  await page.getByRole('button', { name: 'Check again' }).click();
  await payment.expectMembership();
});
