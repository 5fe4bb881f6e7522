import {
  APPLICATION,
  control,
  dayFromToday,
  openApplication,
  quoteOf,
  stepAt,
} from '../support/application.ts';
import { passTimeUntilVisible } from '../support/clock.ts';
import { DO_NOT_PAY_AGAIN, gate } from '../support/outcome.ts';
import {
  closeDialog,
  confirmation,
  expectMembership,
  failureDialog,
  fillAccount,
  openPayment,
  payByAccount,
  payNow,
  SENDING,
} from '../support/payment.ts';
import { draftIn, openTab } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { ageInput, LANDING, next, previous, QUOTE, visaInput } from '../support/visitor.ts';

test('what is being sent stays, whatever another tab changes', async ({ page, storage }) => {
  const answer = gate();
  await page.route('**/hcf/preSubmission', async (route) => {
    await answer.opened;
    await route.fulfill({ json: { SaveStatus: 'FAILED' } });
  });
  await openPayment(page, storage);
  await payByAccount(page);
  await expect(page.getByText(SENDING)).toBeVisible();
  const other = await openTab(page, `${QUOTE}#age`);
  await ageInput(other).fill('58');
  await next(other).click();
  await expect.poll(() => draftIn(page), 'the date of birth is gone').not.toContain('"DOB"');
  await expect(page.getByText(SENDING)).toBeVisible();
  await expect(control(page, 'accountNumber')).toHaveValue('001234567');
  await expect(control(page, 'accountNumber')).toBeDisabled();
  await expect(payNow(page)).toBeDisabled();
  await expect(previous(page)).toBeDisabled();

  answer.open();
  await closeDialog(page);
  await expect(page.getByRole('link', { name: /^Go to “/ })).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await expect(previous(page)).toBeEnabled();
});

test('a cover start changed in another tab is announced', async ({ page, storage, sandbox }) => {
  await openPayment(page, storage);
  await fillAccount(page);
  const other = await openTab(page, `${APPLICATION}#cover-start`);
  await control(other, 'coverStart').fill(dayFromToday(0, 20).typed);
  await control(other, 'coverStart').blur();
  await expect.poll(async () => (await storage.quote())?.coverStartDate).toBe(dayFromToday(0, 20).stored);
  await payNow(page).click();
  await expect(page.getByRole('dialog', { name: 'Please check your price' })).toBeVisible();
  await closeDialog(page);
  await payNow(page).click();
  const { request } = await expectMembership(sandbox, page);
  expect(request.commencementDate, 'this tab’s own').toBe(dayFromToday(0, 10).stored);
});

test('another tab does not release an unknown outcome', async ({ page, storage, sandbox, problems }) => {
  problems.provoke(/The application brought no answer/);
  problems.provoke(/status of 503/, /outcome of an application could not be asked for/);
  await page.clock.install();
  await sandbox.fault({ call: 'preSubmission', fault: 'malformed' });
  await sandbox.fault({ call: 'preSubmissionOutcome', fault: 'status', status: 503 });
  await openPayment(page, storage);
  await payByAccount(page);
  await passTimeUntilVisible(page, failureDialog(page));
  await closeDialog(page);
  const other = await openTab(page, LANDING);
  await visaInput(other).waitFor();
  await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
  await expect(payNow(page)).toBeHidden();

  // another quote may be applied for, and its applicant reads of the first
  await other.evaluate((quote) => localStorage.setItem('ovhcQuoteData', quote), JSON.stringify(quoteOf('S')));
  await openApplication(other, 'cover-start');
  await expect(other.getByText('You’ve applied before')).toBeVisible({ timeout: 15_000 });
});

test('an application for another quote, begun meanwhile, goes on', async ({ page, storage, sandbox }) => {
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 2500, times: 1 });
  await openPayment(page, storage);
  const sent = page.waitForRequest('**/hcf/preSubmission');
  await payByAccount(page);
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
  expect(await draftIn(other)).toContain(dayFromToday(0, 12).stored);
  expect((await storage.quote())?.age).toBe(41);
});
