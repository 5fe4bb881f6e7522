import { CARDS, NOT_CHARGED, SENDING, SYSTEM_ERROR, TRY_AGAIN } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

/** Only a declined card is certain not to have been charged. */
for (const [name, card, isUncharged, ...logged] of [
  ['a declined card', CARDS.declined, true],
  ['a failing gateway', CARDS.gatewayFailure, false, /card frame has failed/],
  ['a gateway that does not answer', CARDS.neverAnswered, false],
] as const)
  test(`§8 shows a dialog after ${name}`, async ({ page, payment, sandbox, problems, events }) => {
    problems.provoke(/The application was not sent/, ...logged);
    await page.clock.install();
    await payment.openWithCard(card);
    const params = payment.recordCalls('paymentParams');
    const before = await page.evaluate(() => history.length);
    const asked = page.waitForRequest('**/card-form/tokens');
    await payment.payNow.click();
    await asked;
    if (card === CARDS.neverAnswered) {
      await expect(page.getByText(SENDING)).toBeVisible();
      await page.clock.runFor(61_000);
    }

    await expect(payment.failureDialog).toContainText('1800 555 010');
    const text = await payment.failureDialog.innerText();
    expect(text.includes(NOT_CHARGED)).toBe(isUncharged);
    await expect(payment.failureDialog.getByRole('heading')).toBeFocused();
    await payment.closeDialog();
    await expect(payment.failureDialog).toBeHidden();
    await expect(page.getByRole('group', { name: 'Your card' })).toBeFocused();
    await expect(payment.cardNumber).toHaveValue('');
    await expect(payment.payNow).toBeDisabled();
    expect(params, 'fresh parameters').toHaveLength(1);
    expect(await page.evaluate(() => history.length), 'another frame adds no history').toBe(before);
    expect(await sandbox.submissions()).toEqual([]);
    const error = { event: 'error', errorName: 'payment', errorType: 'payment failed' };
    expect(await events('error')).toEqual([error]);

    await payment.fillCard();
    await payment.pay();
  });

test('§8 sends the same application again after a server error or a refusal', async ({
  page,
  payment,
  sandbox,
  problems,
  events,
}) => {
  problems.provoke(/status of 500/, /The application brought no answer/, /status of 404/);
  await sandbox.fault({ call: 'preSubmission', fault: 'status', status: 500, times: 1 });
  const references = payment.recordReferences();
  await payment.open();
  await payment.payByAccount('222222222');
  await expect(payment.failureDialog).toContainText(TRY_AGAIN, { timeout: 15_000 });
  const [pending] = (await payment.storage.submissions())?.pending ?? [];
  expect(pending, 'it may still arrive').toMatchObject({ reference: references[0] });
  await payment.closeDialog();
  await payment.payNow.click();
  await expect(payment.failureDialog).toContainText(TRY_AGAIN);
  const [refused] = await sandbox.submissions();
  const errorDescription = refused?.response.orderResponse?.description;
  const error = { event: 'error', errorName: 'preSubmission', errorType: 'submission failed' };
  expect(await events('error')).toEqual([SYSTEM_ERROR, { ...error, errorDescription }]);
  await payment.closeDialog();
  await expect(payment.payNow).toBeFocused();
  await expect(page.getByText(SENDING)).toBeHidden();
  await expect(payment.previous).toBeEnabled();
  await expect(payment.control('accountName')).toHaveValue('Amélie O’Brien');
  expect(await payment.storage.keys()).toContain('ovhcConfirmationDetails');
  await payment.control('accountNumber').fill('001234567');
  await payment.payNow.click();
  await expect(payment.confirmation).toBeVisible();
  const statuses = (await sandbox.submissions()).map(({ response }) => response.SaveStatus);
  expect(statuses).toEqual(['FAILED', 'OK']);
  expect(references).toHaveLength(3);
  expect(new Set(references).size).toBe(1);
});

test('§4 accepts only a bank account after five declined cards', async ({ page, payment, problems }) => {
  problems.provoke(/The application was not sent/, /card frame could not be asked for/, /status of 429/);
  await payment.openWithCard();
  const src = String(await payment.frameElement.getAttribute('src'));
  const data = { number: CARDS.declined, expiry: '12/40', cvv: '123', params: new URL(src).search.slice(1) };
  const address = new URL('/card-form/tokens', src).href;
  for (let count = 0; count < 5; count += 1)
    expect((await page.request.post(address, { data })).status()).toBe(200);

  await payment.payNow.click();
  await expect(payment.failureDialog, 'the open frame takes no other card').toContainText(NOT_CHARGED);
  await payment.closeDialog();
  const refusal = payment.field('cardForm').getByText('so you can’t try another card');
  await expect(refusal).toBeVisible();
  await expect(refusal.getByRole('link', { name: '1800 555 010' })).toHaveAttribute('href', 'tel:1800555010');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(payment.frameElement).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Your card' })).toBeFocused();
  await expect(payment.payNow).toBeDisabled();

  await page.reload();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await expect(refusal, 'a reload changes nothing').toBeVisible();
  await payment.fillAccount();
  await payment.pay();
});

const PRICE = '**/hcf/getPrice';
const OLD_PRICE = 'You’ll be charged A$99.90 today.';

for (const method of ['card', 'bank account'] as const)
  test(`§4 shows the new price after refusal: ${method}`, async ({ page, payment, sandbox, problems }) => {
    const charge = payment.step('payment').getByText(/^You’ll be charged A\$/);
    problems.provoke(/status of 400/, /The application brought no answer/);
    // the insurer has changed the price that the page shows
    await page.route(PRICE, (route) => route.fulfill({ json: { Premium: '99.90' } }));
    if (method === 'card') await payment.openWithCard();
    else {
      await payment.open();
      await payment.fillAccount();
    }
    await expect(charge).toHaveText(OLD_PRICE);
    await page.unroute(PRICE);
    await payment.payNow.click();
    await expect(payment.dialog).toContainText('has changed. You haven’t paid yet.');
    await payment.closeDialog();
    await expect(charge).not.toHaveText(OLD_PRICE);
    await expect(charge).toBeVisible();
    expect(await sandbox.submissions(), 'not before it is accepted').toEqual([]);

    const shown = await charge.innerText();
    if (method === 'card') await payment.fillCard();
    const { request } = await payment.pay();
    expect(shown).toBe(`You’ll be charged A$${request.amount} today.`);
  });
