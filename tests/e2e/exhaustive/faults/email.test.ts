import { CALL_FAILURES, recordCalls } from '../../support/calls.ts';
import { addTagManager, eventsOf } from '../../support/data-layer.ts';
import { COUPLE } from '../../support/quotes.ts';
import {
  dialog,
  dialogField,
  fillEmail,
  openEmail,
  openSummary,
  sendButton,
  sendEmail,
} from '../../support/summary.ts';
import { expect, test } from '../../support/test.ts';

const CALL = 'emailQuoteServlet';

for (const { name, fault, logged } of CALL_FAILURES) {
  test(`§7 §8 an e-mail, ${name}: all answers stay`, async ({ page, sandbox, storage, problems }) => {
    problems.provoke(/The quote could not be e-mailed/, ...logged);
    await page.clock.install();
    await addTagManager(page);
    await storage.leave(COUPLE);
    await openSummary(page);
    await sandbox.fault({ call: CALL, ...fault });
    const sent = recordCalls(page, CALL);
    await openEmail(page);
    await fillEmail(page);
    await sendButton(page).click();

    const loading = dialog(page).getByText('Sending your quote...');
    if (fault.fault === 'delay') {
      await expect(loading).toBeVisible();
      await page.clock.fastForward(999_000);
      await expect(loading).toBeVisible();
      await page.clock.fastForward(1000);
    }
    await expect
      .poll(() => eventsOf(page, 'error'))
      .toEqual([{ event: 'error', errorName: 'emailQuote', errorType: 'system error' }]);
    await expect(loading).toHaveCount(0);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await expect(dialog(page).getByText('QUOTE REFERENCE NUMBER')).toHaveCount(0);
    await expect(dialogField(page, 'First name')).toHaveValue('Amélie');
    await expect(dialogField(page, 'Email address')).toHaveValue('amelie@example.com');
    await expect(dialog(page).getByRole('checkbox')).toBeChecked();
    await page.clock.runFor(60_000);
    expect(sent).toHaveLength(1);
    expect((await sandbox.outbox()).emails).toEqual([]);
    expect(await storage.quote()).not.toHaveProperty('rnNumber');

    await sandbox.reset();
    await sendEmail(page);
    const [mail] = (await sandbox.outbox()).emails;
    await expect(dialog(page).getByText(`QUOTE REFERENCE NUMBER: ${mail?.response.rnNumber}`)).toBeVisible();
  });
}
