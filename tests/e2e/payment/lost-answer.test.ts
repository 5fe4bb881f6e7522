import type { Page } from '@playwright/test';
import { heading, stepAt } from '../support/application.ts';
import { passTimeUntil } from '../support/clock.ts';
import { addTagManager, eventsOf } from '../support/data-layer.ts';
import {
  CHECKING,
  DO_NOT_PAY_AGAIN,
  holdBack,
  holdOutcome,
  loseAnswer,
  NOT_RECEIVED,
} from '../support/outcome.ts';
import {
  confirmation,
  dialog,
  fillAccount,
  openPayment,
  payNow,
  referencesSent,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

const SENDING = 'We’re taking your payment.';
const SYSTEM_ERROR = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };

const close = (page: Page) => dialog(page).getByRole('button', { name: 'Ok' }).click();

test.beforeEach(async ({ page }) => {
  await addTagManager(page);
  await page.clock.install();
});

test('§4 an answer that is lost is asked for: the application was accepted, and nothing more is sent', async ({
  page,
  context,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/ERR_CONNECTION_RESET/, /The application brought no answer/);
  await loseAnswer(context);
  const answerQuestion = await holdOutcome(context);
  await openPayment(page, storage);
  const references = referencesSent(page.context());
  await fillAccount(page);
  await payNow(page).click();
  await expect(page.getByText(`${CHECKING} Please don’t close this page.`)).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  answerQuestion();
  const [entry, ...others] = await submissions(sandbox);
  await expect(confirmation(page).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(others).toEqual([]);
  expect(references).toHaveLength(1);
  expect(await eventsOf(page, 'error')).toEqual([SYSTEM_ERROR]);
  expect(await eventsOf(page, 'purchase')).toMatchObject([{ purchaseId: entry?.response.orderId }]);
});

test('§4 an answer that is lost is asked for: the application was refused, and another try is one', async ({
  page,
  context,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/ERR_CONNECTION_RESET/, /The application brought no answer/);
  await loseAnswer(context);
  await openPayment(page, storage);
  await fillAccount(page, '222222222');
  await payNow(page).click();
  await expect(dialog(page)).toContainText('Please try again or call us on 1800 555 010.');
  await close(page);
  await fillAccount(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const sent = await submissions(sandbox);
  expect(sent.map(({ response }) => response.SaveStatus)).toEqual(['FAILED', 'OK']);
});

for (const fault of ['reset', 'malformed', 'wrong-shape', 'empty'] as const) {
  test(`§4 an application that did not arrive (${fault}) can be sent again, under the same reference`, async ({
    page,
    storage,
    sandbox,
    problems,
  }) => {
    problems.provoke(/The application brought no answer/, /status of 404/);
    if (fault === 'reset') problems.provoke(/ERR_/);
    // a browser tries once more by itself where a connection breaks
    await sandbox.fault({ call: 'preSubmission', fault });
    await openPayment(page, storage);
    const references = referencesSent(page.context());
    await fillAccount(page);
    await payNow(page).click();
    await passTimeUntil(page, () => expect(dialog(page)).toContainText(NOT_RECEIVED, { timeout: 200 }));
    await expect(dialog(page)).toContainText('Our system shows no payment from you.');
    await expect(dialog(page)).toContainText('1800 555 010');
    expect(await eventsOf(page, 'error')).toEqual([SYSTEM_ERROR]);
    expect(references).toHaveLength(1);
    await close(page);
    await expect(page.getByText(NOT_RECEIVED)).toBeVisible();

    await sandbox.reset();
    await payNow(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await submissions(sandbox)).toHaveLength(1);
    expect(references).toHaveLength(2);
    expect(new Set(references).size).toBe(1);
  });
}

test('§4 where the outcome can’t be asked for either, it says what is unknown and whom to call, and keeps people from paying', async ({
  page,
  context,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/ERR_CONNECTION_RESET/, /The application brought no answer/);
  problems.provoke(/status of 503/, /outcome of an application could not be asked for/);
  await loseAnswer(context);
  // a question is asked three times, before the reload and after it
  await sandbox.fault({ call: 'preSubmissionOutcome', fault: 'status', status: 503, times: 6 });
  await openPayment(page, storage);
  const references = referencesSent(page.context());
  await fillAccount(page);
  await payNow(page).click();
  await passTimeUntil(page, () =>
    expect(dialog(page)).toContainText('We don’t know if we received it', { timeout: 200 }),
  );
  await expect(dialog(page)).toContainText('1800 555 010');
  await expect(dialog(page)).not.toContainText('You haven’t been charged');
  await close(page);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
  await expect(payNow(page)).toBeHidden();

  await page.reload();
  await stepAt(page, 'payment').waitFor();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await passTimeUntil(page, () => expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible({ timeout: 200 }));
  await expect(payNow(page)).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(references).toHaveLength(1);

  const [entry] = await submissions(sandbox);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(confirmation(page).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
});

test('§4 an application that arrives late is found: the page goes on asking', async ({
  page,
  context,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 404/);
  const sent = await holdBack(context);
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(page.getByText(SENDING)).toBeVisible();
  await expect.poll(() => sent).toHaveLength(1);
  await page.reload();
  await passTimeUntil(page, () => expect(page.getByText(NOT_RECEIVED)).toBeVisible({ timeout: 200 }));

  await page.request.post('/hcf/preSubmission', { data: sent[0] });
  await passTimeUntil(page, () => expect(confirmation(page)).toBeVisible({ timeout: 200 }));
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('§7 an answer that takes longer than 180 seconds is given up, and the outcome asked for', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application brought no answer/, /status of 404/);
  await sandbox.keepWaiting('preSubmission');
  await openPayment(page, storage);
  await fillAccount(page);
  const sent = page.waitForRequest('**/preSubmission');
  await payNow(page).click();
  await sent;
  await expect(page.getByText(SENDING)).toBeVisible();
  await page.clock.runFor(179_000);
  await expect(page.getByText(SENDING)).toBeVisible();
  await passTimeUntil(page, () => expect(dialog(page)).toContainText(NOT_RECEIVED, { timeout: 200 }));
});
