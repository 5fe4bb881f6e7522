import { choose, control, openApplication, quoteOf } from './support/application.ts';
import { recordCalls } from './support/calls.ts';
import { expect, test } from './support/test.ts';

for (const { name, hash, call, tooShort, rest, line } of [
  {
    name: 'countryCitizenship',
    hash: 'personal-details',
    call: 'countries',
    tooShort: 'ne',
    rest: 'w',
    line: 'New Zealand',
  },
  {
    name: 'currentFund',
    hash: 'current-cover',
    call: 'getHealthFunds',
    tooShort: 'bu',
    rest: 'p',
    line: 'Bupa',
  },
] as const)
  test(`§5 §7 a search for ${name} starts 800 ms after the third character`, async ({ page, storage }) => {
    const calls = recordCalls(page, call);
    await page.clock.install();
    await storage.leave(quoteOf('S'));
    await openApplication(page, hash);
    if (name === 'currentFund') await choose(page, 'currentHealthCover', 'Yes');
    await page.clock.pauseAt(Date.now() + 60_000);

    await control(page, name).pressSequentially(tooShort);
    await page.clock.runFor(5000);
    await expect(page.getByText('Type to search...').first()).toBeVisible();
    await control(page, name).pressSequentially(rest);
    await page.clock.runFor(799);
    expect(calls).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole('option', { name: line })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
