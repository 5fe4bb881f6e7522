import type { Page } from '@playwright/test';
import { choose, chooseFrom, control, openApplication, quoteOf } from '../../support/application.ts';
import { CALL_FAILURES, recordCalls } from '../../support/calls.ts';
import { passTimeUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/test.ts';
import { field, next } from '../../support/visitor.ts';

const CANNOT_SEARCH = 'We can’t look up addresses right now.';

test.beforeEach(async ({ page, storage }) => {
  await page.clock.install();
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'contact-details');
  await choose(page, 'currentLocation', 'Yes');
  await control(page, 'email').fill('amelie@example.com');
  await control(page, 'phoneNumber').fill('0491570006');
});

const enterPlace = async (page: Page) => {
  await control(page, 'suburb').fill('Ryde');
  await field(page, 'state').getByRole('combobox').selectOption('New South Wales');
  await control(page, 'postCode').fill('2112');
};

for (const [what, call] of [
  ['the search for an address', 'kleber'],
  ['the key for it', 'tempToken'],
] as const) {
  test(`${what}, a failed call (${call}): asked for again by itself, and nobody notices`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.provoke(/status of 503/);
    await sandbox.fault({ call, fault: 'status', status: 503, times: 2 });
    const asked = recordCalls(page, call);
    await control(page, 'address').fill('12 smith parr');
    const found = page.getByRole('option', { name: '12 SMITH STREET' }).first();
    await passTimeUntil(page, () => expect(found).toBeVisible({ timeout: 200 }));
    expect(asked).toHaveLength(3);
    await expect(page.getByText(CANNOT_SEARCH)).toHaveCount(0);
  });

  for (const { name, fault, logged } of CALL_FAILURES) {
    test(`${what}, ${name} (${call}): entry by hand, nothing lost, and the search works again later`, async ({
      page,
      sandbox,
      problems,
    }) => {
      problems.provoke(/A search failed/, ...logged);
      await sandbox.fault({ call, ...fault });
      await control(page, 'address').fill('14 Long Road');
      const byHand = control(page, 'addresslineOne');
      await passTimeUntil(page, () => expect(byHand).toHaveValue('14 Long Road', { timeout: 200 }));
      await expect(byHand).toBeFocused();
      await expect(page.getByText(CANNOT_SEARCH)).toBeVisible();
      await expect(control(page, 'email')).toHaveValue('amelie@example.com');

      await sandbox.reset();
      await page.getByRole('button', { name: 'Search Address' }).click();
      await chooseFrom(page, 'address', '12 smith parr', '12 SMITH STREET');
      await expect(control(page, 'address')).toHaveValue(/12 SMITH STREET, PARRAMATTA NSW 2150/i);
      await expect(page.getByText(CANNOT_SEARCH)).toHaveCount(0);
      await expect(next(page)).toBeEnabled();
    });
  }
}

for (const { name, fault, logged } of CALL_FAILURES) {
  test(`a chosen address that can’t be fetched, ${name} (kleber): entry by hand with what the suggestion says`, async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.provoke(/A chosen address could not be fetched/, ...logged);
    problems.tolerate(/A restored suburb could not be looked up/);
    await control(page, 'address').fill('12 smith parr');
    const found = page.getByRole('option', { name: '12 SMITH STREET' }).first();
    await passTimeUntil(page, () => expect(found).toBeVisible({ timeout: 200 }));
    await sandbox.fault({ call: 'kleber', ...fault });
    await found.click();
    const byHand = control(page, 'addresslineOne');
    await passTimeUntil(page, () => expect(byHand).toHaveValue(/12 SMITH STREET/i, { timeout: 200 }));
    await expect(control(page, 'suburb')).toHaveValue(/PARRAMATTA/i);
    await enterPlace(page);
    await expect(next(page)).toBeEnabled();
  });
}

test('suburbs that can’t be looked up (kleber) are typed: nothing is said, and nothing stands in the way', async ({
  page,
  sandbox,
  problems,
}) => {
  problems.provoke(/A search failed/, /status of 503/);
  await control(page, 'address').fill('1 x');
  await page.getByRole('option', { name: 'My address isn’t listed' }).click();
  await sandbox.fault({ call: 'kleber', fault: 'status', status: 503 });
  const asked = recordCalls(page, 'kleber');
  await control(page, 'addresslineOne').fill('1 Example Road');
  await control(page, 'suburb').fill('Ryde');
  await passTimeUntil(page, () => expect.poll(() => asked.length, { timeout: 200 }).toBe(3));
  await enterPlace(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(control(page, 'suburb')).toHaveValue('Ryde');
  await expect(next(page)).toBeEnabled();
});
