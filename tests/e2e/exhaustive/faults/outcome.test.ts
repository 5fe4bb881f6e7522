import { control } from '../../support/application.ts';
import { CALL_FAILURES, recordCalls } from '../../support/calls.ts';
import { passTimeUntilVisible } from '../../support/clock.ts';
import { DO_NOT_PAY_AGAIN, NOT_RECEIVED } from '../../support/outcome.ts';
import {
  closeDialog,
  expectMembership,
  failureDialog,
  openPayment,
  payByAccount,
  payNow,
} from '../../support/payment.ts';
import { expect, test } from '../../support/test.ts';

for (const { name, fault, logged } of CALL_FAILURES) {
  test(`preSubmissionOutcome, ${name}: nothing is resent`, async ({ page, sandbox, storage, problems }) => {
    problems.provoke(/The application brought no answer/, /outcome of an application could not be asked for/);
    // the insurer's 404 has JSON that says that nothing was received; any other 404 is no answer
    problems.provoke(...logged, /status of 404/);
    await page.clock.install();
    await sandbox.fault({ call: 'preSubmission', fault: 'empty' });
    await sandbox.fault({ call: 'preSubmissionOutcome', ...fault });
    const sent = recordCalls(page, 'preSubmission');
    await openPayment(page, storage);
    await payByAccount(page);
    await passTimeUntilVisible(page, failureDialog(page).getByText('We don’t know if we received it'));
    await expect(failureDialog(page)).toContainText('1800 555 010');
    await closeDialog(page);
    await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
    await expect(payNow(page)).toBeHidden();
    await expect(control(page, 'accountName')).toBeHidden();
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);

    await sandbox.reset();
    await page.getByRole('button', { name: 'Check again' }).click();
    await passTimeUntilVisible(page, page.getByText(NOT_RECEIVED));
    await expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien');
    await payNow(page).click();
    await expectMembership(sandbox, page);
    expect(sent).toHaveLength(2);
  });
}
