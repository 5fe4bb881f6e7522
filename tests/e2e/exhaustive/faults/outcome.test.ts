import { control } from '../../support/application.ts';
import { CALL_FAILURES, recordCalls } from '../../support/calls.ts';
import { passTimeUntil } from '../../support/clock.ts';
import {
  confirmation,
  failureDialog,
  fillAccount,
  openPayment,
  payNow,
  submissions,
} from '../../support/payment.ts';
import { expect, test } from '../../support/test.ts';

for (const { name, fault, logged } of CALL_FAILURES) {
  // the insurer's 404 has JSON that says that nothing was received; any other one is no answer
  test(`an outcome that can’t be asked for, ${name} (preSubmissionOutcome): the visitor reads what is unknown and whom to call; nothing is sent again until it is known`, async ({
    page,
    sandbox,
    storage,
    problems,
  }) => {
    problems.provoke(/The application brought no answer/, /outcome of an application could not be asked for/);
    problems.provoke(...logged, /status of 404/);
    await page.clock.install();
    await sandbox.fault({ call: 'preSubmission', fault: 'empty' });
    await sandbox.fault({ call: 'preSubmissionOutcome', ...fault });
    const sent = recordCalls(page, 'preSubmission');
    await openPayment(page, storage);
    await fillAccount(page);
    await payNow(page).click();
    const told = failureDialog(page).getByText('We don’t know if we received it');
    await passTimeUntil(page, () => expect(told).toBeVisible({ timeout: 200 }));
    await expect(failureDialog(page)).toContainText('1800 555 010');
    await failureDialog(page).getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByText('Please don’t pay again')).toBeVisible();
    await expect(payNow(page)).toBeHidden();
    await expect(control(page, 'accountName')).toBeHidden();
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);

    await sandbox.reset();
    await page.getByRole('button', { name: 'Check again' }).click();
    const notReceived = page.getByText('We didn’t receive your application');
    await passTimeUntil(page, () => expect(notReceived).toBeVisible({ timeout: 200 }));
    await expect(control(page, 'accountName')).toHaveValue('Amélie O’Brien');
    await payNow(page).click();
    await expect(confirmation(page)).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(await submissions(sandbox)).toHaveLength(1);
  });
}
