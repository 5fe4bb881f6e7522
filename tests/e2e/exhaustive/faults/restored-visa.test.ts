import { COUPLE, WORKING_HOLIDAY } from '../../support/quotes.ts';
import { expect, test } from '../../support/test.ts';
import { next, openStep, step, visaInput } from '../../support/visitor.ts';

for (const fault of [
  { call: 'visatypes', fault: 'status', status: 503 },
  { call: 'visatypes', fault: 'malformed' },
  { call: 'visatypes', fault: 'wrong-shape' },
  { call: 'visatypes', fault: 'empty' },
  { call: 'visatypes', fault: 'reset' },
] as const) {
  test(`§8 the restored visa cannot be validated (${fault.fault}): it stays, and the console alone hears of it`, async ({
    page,
    sandbox,
    storage,
    problems,
  }) => {
    problems.provoke(/could not be looked up/);
    if (fault.fault === 'status') problems.provoke(/status of 503/);
    if (fault.fault === 'reset') problems.provoke(/net::ERR_/);
    await sandbox.fault(fault);
    await storage.leave(COUPLE);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('could not be looked up'),
    );
    await openStep(page, 'visa-type');
    await logged;
    await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.name);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storage.quote()).toEqual(COUPLE);
    await next(page).click();
    await expect(step(page, 'cover-type')).toBeVisible();
  });
}
