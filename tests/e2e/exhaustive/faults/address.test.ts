import type { Page } from '@playwright/test';
import { choose, chooseFrom, control, openApplication, quoteOf } from '../../support/application.ts';
import { CALL_FAILURES, recordCalls } from '../../support/calls.ts';
import { passTimeUntil, passTimeUntilVisible } from '../../support/clock.ts';
import { expect, test } from '../../support/test.ts';
import { field, next } from '../../support/visitor.ts';

const NO_SEARCH = 'We can’t look up addresses right now.';

const suggestion = (page: Page) => page.getByRole('option', { name: '12 SMITH STREET' }).first();

test.beforeEach(async ({ page, storage }) => {
  await page.clock.install();
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'contact-details');
  await choose(page, 'currentLocation', 'Yes');
  await control(page, 'email').fill('amelie@example.com');
  await control(page, 'phoneNumber').fill('0491570006');
});

/** Enters suburb, state and postcode by hand, which completes the step. */
async function completeByHand(page: Page): Promise<void> {
  await control(page, 'suburb').fill('Ryde');
  await field(page, 'state').getByRole('combobox').selectOption('New South Wales');
  await control(page, 'postCode').fill('2112');
  await expect(next(page)).toBeEnabled();
}

for (const call of ['kleber', 'tempToken']) {
  test(`${call} fails twice: it is called again, without a message`, async ({ page, sandbox, problems }) => {
    problems.provoke(/status of 503/);
    await sandbox.fault({ call, fault: 'status', status: 503, times: 2 });
    const calls = recordCalls(page, call);
    await control(page, 'address').fill('12 smith parr');
    await passTimeUntilVisible(page, suggestion(page));
    expect(calls).toHaveLength(3);
    await expect(page.getByText(NO_SEARCH)).toHaveCount(0);
  });

  for (const { name, fault, logged } of CALL_FAILURES) {
    test(`${call}, ${name}: by hand, and later by search again`, async ({ page, sandbox, problems }) => {
      problems.provoke(/A search failed/, ...logged);
      await sandbox.fault({ call, ...fault });
      await control(page, 'address').fill('14 Long Road');
      const line = control(page, 'addresslineOne');
      await passTimeUntil(page, () => expect(line).toHaveValue('14 Long Road', { timeout: 200 }));
      await expect(line).toBeFocused();
      await expect(page.getByText(NO_SEARCH)).toBeVisible();
      await expect(control(page, 'email')).toHaveValue('amelie@example.com');

      await sandbox.reset();
      await page.getByRole('button', { name: 'Search Address' }).click();
      await chooseFrom(page, 'address', '12 smith parr', '12 SMITH STREET');
      await expect(control(page, 'address')).toHaveValue(/12 SMITH STREET, PARRAMATTA NSW 2150/i);
      await expect(page.getByText(NO_SEARCH)).toHaveCount(0);
      await expect(next(page)).toBeEnabled();
    });
  }
}

for (const { name, fault, logged } of CALL_FAILURES) {
  test(`kleber, ${name}: a chosen address is completed by hand`, async ({ page, sandbox, problems }) => {
    problems.provoke(/A chosen address could not be fetched/, ...logged);
    problems.tolerate(/A restored suburb could not be looked up/);
    await control(page, 'address').fill('12 smith parr');
    await passTimeUntilVisible(page, suggestion(page));
    await sandbox.fault({ call: 'kleber', ...fault });
    await suggestion(page).click();
    const line = control(page, 'addresslineOne');
    await passTimeUntil(page, () => expect(line).toHaveValue(/12 SMITH STREET/i, { timeout: 200 }));
    await expect(control(page, 'suburb')).toHaveValue(/PARRAMATTA/i);
    await completeByHand(page);
  });
}

test('kleber: suburbs that can’t be found are typed', async ({ page, sandbox, problems }) => {
  problems.provoke(/A search failed/, /status of 503/);
  await control(page, 'address').fill('1 x');
  await page.getByRole('option', { name: 'My address isn’t listed' }).click();
  await sandbox.fault({ call: 'kleber', fault: 'status', status: 503 });
  const calls = recordCalls(page, 'kleber');
  await control(page, 'addresslineOne').fill('1 Example Road');
  await control(page, 'suburb').fill('Ryde');
  await passTimeUntil(page, () => expect.poll(() => calls.length, { timeout: 200 }).toBe(3));
  await completeByHand(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(control(page, 'suburb')).toHaveValue('Ryde');
});
