import { APPLICATION, choose, stepAt } from '../support/application.ts';
import { CHECKING, holdOutcome, keepAnswer } from '../support/outcome.ts';
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
import { LEFT_OF_ACCEPTED } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { next, previous } from '../support/visitor.ts';

test('a double click on Pay now sends one submission', async ({ page, storage, sandbox }) => {
  await readyToPay(page, storage);
  await payNow(page).dblclick();
  await expect(confirmation(page)).toBeVisible();
  expect(await submissions(sandbox)).toHaveLength(1);
});

test('Enter, clicks, Back and other hashes send no second one while the answer is slow', async ({
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

test('a reload while paying never sends a second one: the answer that was missed is shown', async ({
  page,
  context,
  storage,
  sandbox,
}) => {
  await keepAnswer(context);
  await readyToPay(page, storage);
  await payNow(page).click();
  await expect.poll(() => submissions(sandbox)).toHaveLength(1);
  const answerQuestion = await holdOutcome(context);
  await page.reload();
  await stepAt(page, 'payment').waitFor();
  await expect(page.getByText(CHECKING)).toBeVisible();
  await expect(payNow(page), 'there is nothing to pay with until it is known').toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  answerQuestion();
  const [entry, ...others] = await submissions(sandbox);
  await expect(confirmation(page).getByText(String(entry?.response.mn), { exact: true })).toBeVisible();
  expect(others).toEqual([]);
});

test('a reload before anything was sent leaves the visitor free to pay', async ({
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

test('two tabs with the same application: the one that comes later is told that it is accepted', async ({
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
  expect(await storage.keys()).toEqual(LEFT_OF_ACCEPTED);
});

test('a failed attempt leaves one entry, and the next Pay now is a submission of its own', async ({
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
  expect(first?.request.submissionReference).toBe(second?.request.submissionReference);
  expect(others).toEqual([]);
});

test('a token that comes late counts as long as it is waited for, and one that is told twice counts once', async ({
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
