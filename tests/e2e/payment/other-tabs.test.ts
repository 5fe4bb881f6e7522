import { APPLICATION, DO_NOT_PAY_AGAIN, dayFromToday, QUOTE, quoteOf, SENDING } from '../support/data.ts';
import { gate } from '../support/gate.ts';
import { wizardPage } from '../support/pages/wizard.ts';
import { expect, test } from '../support/test.ts';

test('keeps the form that is being sent if another tab changes data', async ({ page, payment, openTab }) => {
  const answer = gate();
  await page.route('**/hcf/preSubmission', async (route) => {
    await answer.opened;
    await route.fulfill({ json: { SaveStatus: 'FAILED' } });
  });
  await payment.open();
  await payment.payByAccount();
  await expect(page.getByText(SENDING)).toBeVisible();
  const other = await openTab(`${QUOTE}#age`);
  await other.control('age').fill('58');
  await other.next.click();
  await expect.poll(async () => (await other.storage.quote())?.age).toBe(58);
  await expect(page.getByText(SENDING)).toBeVisible();
  await expect(payment.control('accountNumber')).toHaveValue('001234567');
  await expect(payment.control('accountNumber')).toBeDisabled();
  await expect(payment.payNow).toBeDisabled();
  await expect(payment.previous).toBeDisabled();

  answer.open();
  await payment.closeDialog();
  await expect(payment.payNow).toBeEnabled();
  expect(await payment.storage.draftText(), 'the application keeps its age').toContain('"DOB"');
});

test('keeps its own start of cover while another tab is in the same application', async ({
  payment,
  openTab,
}) => {
  await payment.open();
  await payment.fillAccount();
  const other = await openTab(`${APPLICATION}#cover-start`);
  const later = dayFromToday(0, 20);
  await other.control('coverStart').fill(later.typed);
  await other.control('coverStart').blur();
  await expect.poll(async () => (await payment.storage.quote())?.coverStartDate).toBe(later.stored);
  await expect(payment.amount('Cover starts')).toHaveText(dayFromToday(0, 10).long);
  const { request } = await payment.pay();
  expect(request.commencementDate).toBe(dayFromToday(0, 10).stored);
  await expect(other.confirmation, 'one application').toBeVisible();
});

test('keeps an outcome unknown in all tabs', async ({ page, payment, sandbox, problems, openTab }) => {
  problems.provoke(/The application brought no answer/);
  problems.provoke(/status of 503/, /outcome of an application could not be asked for/);
  await page.clock.install();
  await sandbox.fault({ call: 'preSubmission', fault: 'malformed' });
  await sandbox.fault({ call: 'preSubmissionOutcome', fault: 'status', status: 503 });
  await payment.open();
  await payment.payByAccount();
  await payment.passTimeUntilVisible(payment.failureDialog);
  await payment.closeDialog();
  const other = await openTab();
  await wizardPage(other.page).openLanding();
  await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
  await expect(payment.payNow).toBeHidden();

  // the same cover is the same application; for another one, the page mentions the first
  await other.openStep('cover-start', quoteOf('S'));
  await expect(other.page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible({ timeout: 15_000 });
  const third = await openTab();
  await third.openStep('cover-start', { ...quoteOf('S'), age: 41 });
  await expect(third.page.getByText('You’ve applied before')).toBeVisible({ timeout: 15_000 });
});

test('keeps a second application while the first is sent', async ({ page, payment, sandbox, openTab }) => {
  await sandbox.fault({ call: 'preSubmission', fault: 'delay', ms: 2500, times: 1 });
  await payment.open();
  const sent = page.waitForRequest('**/hcf/preSubmission');
  await payment.payByAccount();
  await sent;
  const other = await openTab();
  await wizardPage(other.page).openLanding();
  await other.openStep('cover-start', { ...quoteOf('S'), age: 41 });
  const start = dayFromToday(0, 12);
  await other.control('coverStart').fill(start.typed);
  await expect(payment.confirmation).toBeVisible();
  await expect(other.step('cover-start')).toBeVisible();
  await expect(other.control('coverStart')).toHaveValue(start.typed);
  expect(await other.storage.draftText()).toContain(start.stored);
  expect((await payment.storage.quote())?.age).toBe(41);
});
