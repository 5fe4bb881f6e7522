import { APPLICATION, choose, stepAt } from '../support/application.ts';
import {
  CARDS,
  confirmation,
  dialog,
  fillCard,
  openPayment,
  payNow,
  readyToPay,
  submissions,
} from '../support/payment.ts';
import { expect, test } from '../support/test.ts';
import { next, previous } from '../support/visitor.ts';

const PAY_AGAIN = 'Please don’t pay again';

test('issue 5: a double click on Pay now sends one submission', async ({ page, storage, sandbox }) => {
  await readyToPay(page, storage);
  await payNow(page).dblclick();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('issue 5: Enter, clicks, Back and other hashes send no second one while the answer is slow', async ({
  page,
  storage,
  sandbox,
}) => {
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 2000, times: 1 });
  await openPayment(page, storage);
  await previous(page).click();
  await next(page).click();
  await choose(page, 'paymentType', 'Card');
  await fillCard(page);
  const asked = page.waitForRequest('**/hcf/preSubmission');
  await payNow(page).click();
  await asked;
  await expect(page.getByText('We’re taking your payment.')).toBeVisible();
  await expect(payNow(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await payNow(page).click({ force: true });
  await page.goBack();
  await expect(page).toHaveURL(/#payment$/);
  await page.evaluate(() => location.assign('#declaration'));
  await expect(page).toHaveURL(/#payment$/);
  await expect(stepAt(page, 'payment')).toBeVisible();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('decisions "The card frame": a reload while paying never sends a second one, and tells where one stands', async ({
  page,
  storage,
  sandbox,
}) => {
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 1500, times: 1 });
  await readyToPay(page, storage);
  const asked = page.waitForRequest('**/hcf/preSubmission');
  await payNow(page).click();
  await asked;
  await page.reload();
  await stepAt(page, 'payment').waitFor();
  await expect(page.getByText(PAY_AGAIN)).toBeVisible();
  await choose(page, 'paymentType', 'Card');
  await fillCard(page);
  await expect(payNow(page)).toBeDisabled();
  await expect.poll(async () => (await submissions(sandbox)).length).toBe(1);

  // whoever goes on in another tab is told the same
  const other = await page.context().newPage();
  await other.goto(APPLICATION);
  await expect(stepAt(other, 'cover-start')).toBeVisible();
  await other.goto(`${APPLICATION}#payment`);
  await expect(other.getByText(PAY_AGAIN)).toBeVisible();
  await other.close();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('issue 5: a reload before anything was sent leaves the visitor free to pay', async ({
  page,
  storage,
  sandbox,
}) => {
  await readyToPay(page, storage, CARDS.neverAnswered);
  await payNow(page).click();
  await expect(page.getByText('We’re taking your payment.')).toBeVisible();
  await page.reload();
  await stepAt(page, 'payment').waitFor();
  expect(await submissions(sandbox)).toEqual([]);
  await choose(page, 'paymentType', 'Card');
  await fillCard(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('issue 5: two tabs with the same application: the one that comes later is told that it is accepted', async ({
  page,
  storage,
  sandbox,
}) => {
  await readyToPay(page, storage);
  const other = await page.context().newPage();
  await other.goto(`${APPLICATION}#payment`);
  await expect(stepAt(other, 'payment')).toBeVisible();
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(confirmation(other)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
  expect(Object.keys(await storage.everything())).toEqual(['ovhcConfirmation']);
});

test('issue 5: a failed attempt leaves one entry, and the next Pay now is a submission of its own', async ({
  page,
  storage,
  sandbox,
}) => {
  await readyToPay(page, storage, CARDS.refused);
  await payNow(page).click();
  await dialog(page).getByRole('button', { name: 'Ok' }).click();
  await fillCard(page);
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [first, second, ...others] = await submissions(sandbox);
  expect([first?.response.SaveStatus, second?.response.SaveStatus]).toEqual(['FAILED', 'OK']);
  expect(first?.request.merchReference).not.toBe(second?.request.merchReference);
  expect(others).toEqual([]);
});

test('issue 5: a token that comes late counts as long as it is waited for, and one that is told twice counts once', async ({
  page,
  storage,
  sandbox,
}) => {
  for (const [index, number] of [CARDS.late, CARDS.toldTwice].entries()) {
    await openPayment(page, storage);
    await choose(page, 'paymentType', 'Card');
    await fillCard(page, number);
    await payNow(page).click();
    await expect(confirmation(page)).toBeVisible({ timeout: 10_000 });
    expect(await submissions(sandbox)).toHaveLength(index + 1);
  }
});
