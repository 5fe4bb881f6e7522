import { stepAt } from '../support/application.ts';
import { passTimeUntil, passTimeUntilVisible } from '../support/clock.ts';
import { addTagManager, eventsOf, SYSTEM_ERROR } from '../support/data-layer.ts';
import { CHECKING, DO_NOT_PAY_AGAIN, delayOutcome, loseAnswer, NOT_RECEIVED } from '../support/outcome.ts';
import {
  closeDialog,
  expectMembership,
  failureDialog,
  NOT_CHARGED,
  openPayment,
  payByAccount,
  payNow,
  referencesSent,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { heading } from '../support/visitor.ts';

/** The references of the applications that were sent. */
let references: string[];

test.beforeEach(async ({ page, storage, context }) => {
  await addTagManager(page);
  await page.clock.install();
  await openPayment(page, storage);
  references = referencesSent(context);
});

test('§4 a lost answer is asked for, and nothing is resent', async ({ page, context, sandbox, problems }) => {
  problems.provoke(/ERR_CONNECTION_RESET/, /The application brought no answer/);
  await loseAnswer(context);
  const answer = await delayOutcome(context);
  await payByAccount(page);
  await expect(page.getByText(`${CHECKING} Please don’t close this page.`)).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  answer();
  const { response } = await expectMembership(sandbox, page);
  await expect(failureDialog(page)).toBeHidden();
  expect(references).toHaveLength(1);
  expect(await eventsOf(page, 'error')).toEqual([SYSTEM_ERROR]);
  expect(await eventsOf(page, 'purchase')).toMatchObject([{ purchaseId: response.orderId }]);
});

test('§4 an application that did not arrive can be sent again', async ({ page, sandbox, problems }) => {
  problems.provoke(/The application brought no answer/, /status of 404/, /ERR_/);
  // a browser tries once more by itself where a connection breaks
  await sandbox.fault({ call: 'preSubmission', fault: 'reset' });
  await payByAccount(page);
  await passTimeUntil(page, () => expect(failureDialog(page)).toContainText(NOT_RECEIVED, { timeout: 200 }));
  await expect(failureDialog(page)).toContainText('Our system shows no payment from you.');
  await expect(failureDialog(page)).toContainText('1800 555 010');
  expect(await eventsOf(page, 'error')).toEqual([SYSTEM_ERROR]);
  expect(references).toHaveLength(1);
  await closeDialog(page);
  await expect(page.getByText(NOT_RECEIVED)).toBeVisible();

  await sandbox.reset();
  await payNow(page).click();
  await expectMembership(sandbox, page);
  expect(references).toHaveLength(2);
  expect(new Set(references).size).toBe(1);
});

test('§4 while an outcome is unknown nobody can pay again', async ({ page, context, sandbox, problems }) => {
  problems.provoke(/ERR_CONNECTION_RESET/, /The application brought no answer/);
  problems.provoke(/status of 503/, /outcome of an application could not be asked for/);
  await loseAnswer(context);
  // it is asked for three times, before the reload and after it
  await sandbox.fault({ call: 'preSubmissionOutcome', fault: 'status', status: 503, times: 6 });
  await payByAccount(page);
  const unknown = failureDialog(page).getByText('We don’t know if we received it');
  await passTimeUntilVisible(page, unknown);
  await expect(failureDialog(page)).toContainText('1800 555 010');
  await expect(failureDialog(page)).not.toContainText(NOT_CHARGED);
  await closeDialog(page);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
  await expect(payNow(page)).toBeHidden();

  await page.reload();
  await stepAt(page, 'payment').waitFor();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await passTimeUntilVisible(page, page.getByText(DO_NOT_PAY_AGAIN));
  await expect(payNow(page)).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(references).toHaveLength(1);

  await page.getByRole('button', { name: 'Check again' }).click();
  await expectMembership(sandbox, page);
});
