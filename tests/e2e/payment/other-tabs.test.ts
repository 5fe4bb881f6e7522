import type { Page } from '@playwright/test';
import {
  APPLICATION,
  control,
  dayFromToday,
  openApplication,
  quoteOf,
  stepAt,
} from '../support/application.ts';
import { passTimeUntil } from '../support/clock.ts';
import { DO_NOT_PAY_AGAIN } from '../support/outcome.ts';
import { confirmation, dialog, fillAccount, openPayment, payNow, submissions } from '../support/payment.ts';
import { draftIn, openTab } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { ageInput, LANDING, next, previous, QUOTE, visaInput } from '../support/visitor.ts';

const SENDING = 'We’re taking your payment.';

const quoteIn = (page: Page) => page.evaluate(() => localStorage.getItem('ovhcQuoteData'));

test('an age that another tab has changed is never paid for: the birthday is asked anew', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage);
  await fillAccount(page);
  await expect(payNow(page)).toBeEnabled();
  const other = await openTab(page, `${QUOTE}#age`);
  await ageInput(other).fill('58');
  await next(other).click();
  await expect(page.getByRole('link', { name: /^Go to “/ })).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  expect(await submissions(sandbox)).toEqual([]);
});

test('what is being sent stays as it is, whatever another tab changes meanwhile', async ({
  page,
  storage,
}) => {
  let answer: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/hcf/preSubmission', async (route) => {
    await isAnswered;
    await route.fulfill({ json: { SaveStatus: 'FAILED' } });
  });
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await expect(page.getByText(SENDING)).toBeVisible();
  const other = await openTab(page, `${QUOTE}#age`);
  await ageInput(other).fill('58');
  await next(other).click();
  await expect.poll(() => draftIn(page), 'the birthday has gone').not.toContain('"DOB"');
  await expect(page.getByText(SENDING)).toBeVisible();
  await expect(control(page, 'accountNumber')).toHaveValue('001234567');
  await expect(control(page, 'accountNumber')).toBeDisabled();
  await expect(payNow(page)).toBeDisabled();
  await expect(previous(page)).toBeDisabled();

  answer();
  await dialog(page).getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('link', { name: /^Go to “/ }), 'then the birthday is asked for').toBeVisible();
  await expect(previous(page)).toBeEnabled();
});

test('a start of cover that another tab has changed is announced, and can then be paid', async ({
  page,
  storage,
  sandbox,
}) => {
  await openPayment(page, storage);
  await fillAccount(page);
  const other = await openTab(page, `${APPLICATION}#cover-start`);
  await control(other, 'coverStart').fill(dayFromToday(0, 20).typed);
  await control(other, 'coverStart').blur();
  await expect
    .poll(async () => JSON.parse((await quoteIn(page)) ?? '{}').coverStartDate)
    .toBe(dayFromToday(0, 20).kept);
  await expect(payNow(page)).toBeEnabled();
  await payNow(page).click();
  await page
    .getByRole('dialog', { name: 'Please check your price' })
    .getByRole('button', { name: 'Ok' })
    .click();
  await expect(payNow(page)).toBeEnabled();
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  const [entry] = await submissions(sandbox);
  expect(entry?.request.commencementDate, 'this tab’s own').toBe(dayFromToday(0, 10).kept);
});

test('the landing page in another tab does not release an application without an answer', async ({
  page,
  storage,
  sandbox,
  problems,
}) => {
  problems.provoke(/The application brought no answer/);
  problems.provoke(/status of 503/, /outcome of an application could not be asked for/);
  await page.clock.install();
  await sandbox.fault({ call: 'preSubmission', fault: 'malformed' });
  await sandbox.fault({ call: 'preSubmissionOutcome', fault: 'status', status: 503 });
  await openPayment(page, storage);
  await fillAccount(page);
  await payNow(page).click();
  await passTimeUntil(page, () => expect(dialog(page)).toBeVisible({ timeout: 200 }));
  await dialog(page).getByRole('button', { name: 'Ok' }).click();
  const other = await openTab(page, LANDING);
  await visaInput(other).waitFor();
  await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
  await expect(payNow(page)).toBeHidden();

  // another quote may be applied for, and its applicant knows
  await other.evaluate((quote) => localStorage.setItem('ovhcQuoteData', quote), JSON.stringify(quoteOf('S')));
  await openApplication(other, 'cover-start');
  await expect(other.getByText('You’ve applied before')).toBeVisible({ timeout: 15_000 });
});

test('a tab that is elsewhere keeps nothing of an application that was accepted', async ({
  page,
  storage,
}) => {
  await openPayment(page, storage);
  await fillAccount(page);
  const other = await openTab(page, APPLICATION);
  await stepAt(other, 'cover-start').waitFor();
  await control(other, 'coverStart').fill(dayFromToday(0, 10).typed);
  await other.goto(`${LANDING}/extended-visitor-cover`);
  await expect(other.getByRole('complementary', { name: 'Your price' })).toContainText('A$');
  await payNow(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect.poll(() => draftIn(other)).toBeNull();
  expect(await quoteIn(other)).toBeNull();
});

test('an application that was begun meanwhile for another quote goes on', async ({
  page,
  storage,
  sandbox,
}) => {
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 2500, times: 1 });
  await openPayment(page, storage);
  await fillAccount(page);
  const sent = page.waitForRequest('**/hcf/preSubmission');
  await payNow(page).click();
  await sent;
  const other = await openTab(page, LANDING);
  await visaInput(other).waitFor();
  const quote = JSON.stringify({ ...quoteOf('S'), age: 41 });
  await other.evaluate((text) => localStorage.setItem('ovhcQuoteData', text), quote);
  await openApplication(other, 'cover-start');
  await control(other, 'coverStart').fill(dayFromToday(0, 12).typed);
  await expect(confirmation(page)).toBeVisible();
  await expect(stepAt(other, 'cover-start')).toBeVisible();
  await expect(control(other, 'coverStart')).toHaveValue(dayFromToday(0, 12).typed);
  expect(await draftIn(other)).toContain(dayFromToday(0, 12).kept);
  expect(await quoteIn(page)).toContain('41');
});

test('a start of cover that passes at midnight is not sent', async ({ page, storage, sandbox }) => {
  const now = new Date();
  await page.clock.install({
    time: new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 23, 58),
  });
  await openPayment(page, storage, { changes: { coverStart: dayFromToday(0, 1).kept } });
  await fillAccount(page);
  await expect(payNow(page)).toBeEnabled();
  await page.clock.runFor(5 * 60_000);
  await payNow(page).click();
  await expect(
    page
      .getByRole('region', { name: 'Please check your answers' })
      .getByRole('link', { name: 'Go to “When should your cover start?”' }),
  ).toBeVisible();
  expect(await submissions(sandbox)).toEqual([]);
});
