import { control } from '../support/application.ts';
import { addTagManager, eventsOf, SYSTEM_ERROR } from '../support/data-layer.ts';
import {
  CARDS,
  cardNumber,
  closeDialog,
  confirmation,
  expectMembership,
  failureDialog,
  fillAccount,
  fillCard,
  frameElement,
  NOT_CHARGED,
  openPayment,
  payByAccount,
  payNow,
  readyToPay,
  referencesSent,
  SENDING,
  submissions,
  TRY_AGAIN,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { field, LANDING, previous } from '../support/visitor.ts';

test.beforeEach(({ page }) => addTagManager(page));

/** Only a card that was declined is known not to have been charged. */
for (const { name, card, isCharged, logged } of [
  { name: 'a declined card', card: CARDS.declined, isCharged: 'no', logged: [] },
  {
    name: 'a failing gateway',
    card: CARDS.gatewayFailure,
    isCharged: 'unknown',
    logged: [/card frame has failed/],
  },
  { name: 'a gateway that does not answer', card: CARDS.neverAnswered, isCharged: 'unknown', logged: [] },
] as const) {
  test(`§8 ${name}: a dialog, and an empty card form`, async ({ page, storage, sandbox, problems }) => {
    problems.provoke(/The application was not sent/, ...logged);
    await page.clock.install();
    await readyToPay(page, storage, card);
    const params: string[] = [];
    page.on('request', (request) => request.url().includes('/paymentParams') && params.push(request.url()));
    const before = await page.evaluate(() => history.length);
    const asked = page.waitForRequest('**/card-form/tokens');
    await payNow(page).click();
    await asked;
    if (card === CARDS.neverAnswered) {
      await expect(page.getByText(SENDING)).toBeVisible();
      await page.clock.runFor(61_000);
    }

    await expect(failureDialog(page)).toContainText('1800 555 010');
    if (isCharged === 'no') await expect(failureDialog(page)).toContainText(NOT_CHARGED);
    else await expect(failureDialog(page)).not.toContainText(NOT_CHARGED);
    await expect(failureDialog(page).getByRole('heading')).toBeFocused();
    await closeDialog(page);
    await expect(failureDialog(page)).toBeHidden();
    await expect(page.getByRole('group', { name: 'Your card' })).toBeFocused();
    await expect(cardNumber(page)).toHaveValue('');
    await expect(payNow(page)).toBeDisabled();
    expect(params, 'fresh parameters').toHaveLength(1);
    expect(await page.evaluate(() => history.length), 'another frame adds no history').toBe(before);
    expect(await submissions(sandbox)).toEqual([]);
    expect(await eventsOf(page, 'error')).toEqual([
      { event: 'error', errorName: 'payment', errorType: 'payment failed' },
    ]);

    await fillCard(page);
    await payNow(page).click();
    await expectMembership(sandbox, page);
  });
}

test('§8 an application that is not accepted can be sent again', async ({ page, storage, sandbox }) => {
  await openPayment(page, storage);
  await payByAccount(page, '222222222');
  await expect(failureDialog(page)).toContainText(TRY_AGAIN);
  const [refused] = await submissions(sandbox);
  expect(await eventsOf(page, 'error')).toEqual([
    {
      event: 'error',
      errorName: 'preSubmission',
      errorType: 'submission failed',
      errorDescription: refused?.response.orderResponse?.description,
    },
  ]);
  await closeDialog(page);
  await expect(payNow(page)).toBeFocused();
  await expect(page.getByText(SENDING)).toBeHidden();
  await expect(previous(page)).toBeEnabled();
  await expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien');
  await control(page, 'accountNumber').fill('001234567');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [, accepted, ...more] = await submissions(sandbox);
  expect([refused?.response.SaveStatus, accepted?.response.SaveStatus]).toEqual(['FAILED', 'OK']);
  expect(accepted?.request.submissionReference).toBe(refused?.request.submissionReference);
  expect(more).toEqual([]);
});

test('what is stored of a refused application goes with its quote', async ({ page, storage }) => {
  await openPayment(page, storage);
  await payByAccount(page, '222222222');
  await closeDialog(page);
  expect(await storage.keys()).toContain('ovhcConfirmationDetails');
  await page.goto(LANDING);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await storage.keys()).not.toContain('ovhcConfirmationDetails');
});

test('§8 a refusing server can be tried again', async ({ page, context, storage, sandbox, problems }) => {
  problems.provoke(/status of 500/, /The application brought no answer/);
  await sandbox.fault({ call: 'preSubmission', fault: 'status', status: 500, times: 1 });
  const references = referencesSent(context);
  await openPayment(page, storage);
  await payByAccount(page);
  await expect(failureDialog(page)).toContainText(TRY_AGAIN);
  expect(await eventsOf(page, 'error')).toEqual([SYSTEM_ERROR]);
  expect(await storage.submissions(), 'there is no outcome to ask for').toMatchObject({ pending: [] });
  await closeDialog(page);
  await payNow(page).click();
  await expectMembership(sandbox, page);
  expect(references).toHaveLength(2);
  expect(new Set(references).size).toBe(1);
});

test('§4 after five declined cards only a bank account pays', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application was not sent/, /card frame could not be asked for/, /status of 429/);
  await readyToPay(page, storage);
  const src = String(await frameElement(page).getAttribute('src'));
  const data = { number: CARDS.declined, expiry: '12/40', cvv: '123', params: new URL(src).search.slice(1) };
  const address = new URL('/card-form/tokens', src).href;
  for (let count = 0; count < 5; count += 1)
    expect((await page.request.post(address, { data })).status()).toBe(200);

  await payNow(page).click();
  await expect(failureDialog(page), 'the open frame takes no other card').toContainText(NOT_CHARGED);
  await closeDialog(page);
  const notice = field(page, 'cardForm').getByText('so you can’t try another card');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: '1800 555 010' })).toHaveAttribute('href', 'tel:1800555010');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(frameElement(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Your card' })).toBeFocused();
  await expect(payNow(page)).toBeDisabled();

  await page.reload();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await expect(notice, 'a reload changes nothing').toBeVisible();
  await fillAccount(page);
  await payNow(page).click();
  await expectMembership(sandbox, page);
});
