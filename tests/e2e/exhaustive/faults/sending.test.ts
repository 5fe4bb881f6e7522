import { COUPLE, DO_NOT_PAY_AGAIN, NOT_RECEIVED } from '../../support/data.ts';
import { expect, test } from '../../support/test.ts';
import { CALL_FAILURES } from './failures.ts';

for (const { name, fault, logged } of CALL_FAILURES) {
  test(`§7 §8 keeps an e-mail’s answers: ${name}`, async ({ page, summary, sandbox, problems, events }) => {
    const { dialog, dialogField, storage } = summary;
    problems.provoke(/The quote could not be e-mailed/, ...logged);
    await page.clock.install();
    await summary.open(COUPLE);
    await sandbox.fault({ call: 'emailQuoteServlet', ...fault });
    const sent = summary.recordCalls('emailQuoteServlet');
    await summary.openEmail();
    await summary.fillEmail();
    await summary.sendButton.click();

    const loading = dialog.getByText('Sending your quote...');
    if (fault.fault === 'delay') {
      await expect(loading).toBeVisible();
      await page.clock.fastForward(999_000);
      await expect(loading).toBeVisible();
      await page.clock.fastForward(1000);
    }
    const failure = { event: 'error', errorName: 'emailQuote', errorType: 'system error' };
    await expect.poll(() => events('error')).toEqual([failure]);
    await expect(loading).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByText('QUOTE REFERENCE NUMBER')).toHaveCount(0);
    await expect(dialogField('First name')).toHaveValue('Amélie');
    await expect(dialogField('Email address')).toHaveValue('amelie@example.com');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);
    expect((await sandbox.outbox()).emails).toEqual([]);
    expect(await storage.quote()).not.toHaveProperty('rnNumber');

    await sandbox.reset();
    await summary.sendEmail();
    const [mail] = (await sandbox.outbox()).emails;
    await expect(dialog.getByText(`QUOTE REFERENCE NUMBER: ${mail?.response.rnNumber}`)).toBeVisible();
  });

  test(`sends nothing again without an outcome: ${name}`, async ({ page, payment, sandbox, problems }) => {
    const { control, failureDialog, payNow } = payment;
    problems.provoke(/The application brought no answer/, /outcome of an application could not be asked for/);
    // the insurer's own 404 has JSON which says that nothing was received; any other 404 counts as no answer
    problems.provoke(...logged, /status of 404/);
    await page.clock.install();
    await sandbox.fault({ call: 'preSubmission', fault: 'empty' });
    await sandbox.fault({ call: 'preSubmissionOutcome', ...fault });
    const sent = payment.recordCalls('preSubmission');
    await payment.open();
    await payment.payByAccount();
    await payment.passTimeUntilVisible(failureDialog.getByText('We don’t know if we received it'));
    await expect(failureDialog).toContainText('1800 555 010');
    await payment.closeDialog();
    await expect(page.getByText(DO_NOT_PAY_AGAIN)).toBeVisible();
    await expect(payNow).toBeHidden();
    await expect(control('accountName')).toBeHidden();
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);

    await sandbox.reset();
    await page.getByRole('button', { name: 'Check again' }).click();
    await payment.passTimeUntilVisible(page.getByText(NOT_RECEIVED));
    await expect(control('accountName')).toHaveValue('Amélie O’Brien');
    await payment.pay();
    expect(sent).toHaveLength(2);
  });
}
