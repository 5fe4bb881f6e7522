import { choose, control, openApplication, quoteOf } from '../support/application.ts';
import { recordCalls } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

for (const { what, hash, name, call, typed, line } of [
  {
    what: 'countries',
    hash: 'personal-details',
    name: 'countryCitizenship',
    call: 'countries',
    typed: 'new',
    line: 'New Zealand',
  },
  {
    what: 'health funds',
    hash: 'current-cover',
    name: 'currentFund',
    call: 'getHealthFunds',
    typed: 'bup',
    line: 'Bupa',
  },
] as const) {
  test(`§5 §7 a search for ${what} starts at three characters, after a rest of 800 ms`, async ({
    page,
    storage,
  }) => {
    const calls = recordCalls(page, call);
    await storage.leave(quoteOf('S'));
    await page.clock.install();
    await openApplication(page, hash);
    if (name === 'currentFund') await choose(page, 'currentHealthCover', 'Yes');
    await page.clock.pauseAt(Date.now() + 60_000);

    await control(page, name).pressSequentially(typed.slice(0, 2));
    await page.clock.runFor(5000);
    await expect(page.getByText('Type to search...').first()).toBeVisible();
    expect(calls).toEqual([]);

    await control(page, name).pressSequentially(typed.slice(2));
    await page.clock.runFor(799);
    expect(calls).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole('option', { name: line })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
}
