import type { Page } from '@playwright/test';
import { control } from '../support/application.ts';
import { addTagManager, eventsOf } from '../support/data-layer.ts';
import {
  CARDS,
  cardNumber,
  confirmation,
  dialog,
  fillAccount,
  fillCard,
  openPayment,
  payNow,
  readyToPay,
  referencesSent,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';

const NOT_CHARGED = 'You haven’t been charged';
const TRY_AGAIN = 'Please try again or call us on 1800 555 010.';
const SYSTEM_ERROR = { event: 'error', errorName: 'OVHC: system error', errorType: 'system error' };

const close = (page: Page) => dialog(page).getByRole('button', { name: 'Ok' }).click();

test.beforeEach(({ page }) => addTagManager(page));

for (const [what, number] of [
  ['a card that is declined', CARDS.declined],
  ['a gateway that fails', CARDS.gatewayFailure],
] as const) {
  test(`§8 ${what}: the payment dialog, nothing is sent, and the card form begins anew`, async ({
    page,
    storage,
    sandbox,
    problems,
  }) => {
    problems.provoke(/The application was not sent/);
    await readyToPay(page, storage, number);
    if (number === CARDS.gatewayFailure) problems.provoke(/card frame has failed/);
    const params: string[] = [];
    page.on('request', (request) => request.url().includes('/paymentParams') && params.push(request.url()));
    const before = await page.evaluate(() => history.length);
    await payNow(page).click();
    // only a card that was refused is known not to have been charged
    if (number === CARDS.declined) await expect(dialog(page)).toContainText(NOT_CHARGED);
    else await expect(dialog(page)).not.toContainText(NOT_CHARGED);
    await expect(dialog(page)).toContainText('1800 555 010');
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('group', { name: 'Your card' })).toBeFocused();
    await expect(cardNumber(page)).toHaveValue('');
    await expect(payNow(page)).toBeDisabled();
    expect(params, 'fresh parameters').toHaveLength(1);
    expect(await page.evaluate(() => history.length), 'another frame leaves no mark in the history').toBe(
      before,
    );
    expect(await submissions(sandbox)).toEqual([]);
    expect(await eventsOf(page, 'error')).toEqual([
      { event: 'error', errorName: 'payment', errorType: 'payment failed' },
    ]);

    await fillCard(page);
    await payNow(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(await submissions(sandbox)).toHaveLength(1);
  });
}

test('a card form that does not answer is given up, and nobody claims that nothing was charged', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/);
  await page.clock.install();
  await readyToPay(page, storage, CARDS.neverAnswered);
  const asked = page.waitForRequest('**/card-form/tokens');
  await payNow(page).click();
  await asked;
  await expect(page.getByText('We’re taking your payment.')).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(dialog(page)).toContainText(TRY_AGAIN);
  await expect(dialog(page)).not.toContainText(NOT_CHARGED);
  expect(await submissions(sandbox)).toEqual([]);
});

test('§8 an application that is not accepted: the dialog, and the insurer’s words in the event', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage);
  await fillAccount(page, '222222222');
  await payNow(page).click();
  await expect(dialog(page)).toContainText(TRY_AGAIN);
  const [entry] = await submissions(sandbox);
  expect(await eventsOf(page, 'error')).toEqual([
    {
      event: 'error',
      errorName: 'preSubmission',
      errorType: 'submission failed',
      errorDescription: entry?.response.orderResponse?.description,
    },
  ]);
  await close(page);
  await expect(payNow(page)).toBeFocused();
  await expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien');
  await control(page, 'accountNumber').fill('001234567');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
});

test('§8 a server that refuses: the dialog and "OVHC: system error"; one may try again', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 500/, /The application brought no answer/);
  await sandbox.fault({ call: 'preSubmission', fault: 'status', status: 500, times: 1 });
  const references = referencesSent(page.context());
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(dialog(page)).toContainText(TRY_AGAIN);
  expect(await eventsOf(page, 'error')).toEqual([SYSTEM_ERROR]);
  expect(await storage.submissions(), 'a refusal leaves nothing to ask for').toMatchObject({ pending: [] });
  await close(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
  expect(
    references,
    'should the first have been accepted after all, the second counts for nothing',
  ).toHaveLength(2);
  expect(new Set(references).size).toBe(1);
});

test('§8 no card parameters after three tries: an alert in the frame’s place, another try, and the bank account as a way out', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/status of 503/, /card frame could not be asked for/);
  await sandbox.fault({ call: 'paymentParams', fault: 'status', status: 503, times: 3 });
  await openPayment(page, storage);
  await page.getByRole('radio', { name: /^Card/ }).check();
  await expect(page.getByText('We can’t show the card form right now.')).toBeVisible({ timeout: 10_000 });
  await expect(payNow(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'Your card' })).toBeFocused();
  await fillCard(page);
  await expect(payNow(page)).toBeEnabled();
});

test('a card form that does not come is asked for once more, then given up', async ({ page, storage }) => {
  await page.clock.install();
  await page.route('**/card-form?*', (route) => route.abort());
  await openPayment(page, storage);
  const asked = page.waitForRequest('**/card-form?*');
  await page.getByRole('radio', { name: /^Card/ }).check();
  const first = (await asked).url();
  const again = page.waitForRequest('**/card-form?*');
  await page.clock.runFor(20_000);
  expect((await again).url(), 'with fresh parameters').not.toBe(first);
  await page.clock.runFor(20_000);
  await expect(page.getByText('The card form is taking too long to load.')).toBeVisible();
});
