import type { Page } from '@playwright/test';
import { choose, control, openApplication, quoteOf } from './support/application.ts';
import { recordCalls } from './support/calls.ts';
import { WORKING_HOLIDAY } from './support/quotes.ts';
import type { Storage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { openStep } from './support/visitor.ts';

interface Search {
  name: string;
  call: string;
  /** The first part asks for nothing; with the second one the search starts. */
  typed: [string, string];
  /** Milliseconds without a key until the search starts. */
  delay: number;
  line: string;
  open(page: Page, storage: Storage): Promise<void>;
}

const SEARCHES: Search[] = [
  {
    name: 'visaType',
    call: 'visatypes',
    typed: ['w', 'o'],
    delay: 200,
    line: WORKING_HOLIDAY.name,
    open: (page) => openStep(page, 'visa-type'),
  },
  {
    name: 'countryCitizenship',
    call: 'countries',
    typed: ['ne', 'w'],
    delay: 800,
    line: 'New Zealand',
    open: async (page, storage) => {
      await storage.leave(quoteOf('S'));
      await openApplication(page, 'personal-details');
    },
  },
  {
    name: 'currentFund',
    call: 'getHealthFunds',
    typed: ['bu', 'p'],
    delay: 800,
    line: 'Bupa',
    open: async (page, storage) => {
      await storage.leave(quoteOf('S'));
      await openApplication(page, 'current-cover');
      await choose(page, 'currentHealthCover', 'Yes');
    },
  },
];

for (const { name, call, typed, delay, line, open } of SEARCHES) {
  const [tooShort, rest] = typed;
  test(`§5 §7 a search for ${name} starts ${delay} ms after the last key`, async ({ page, storage }) => {
    const calls = recordCalls(page, call);
    await page.clock.install();
    await open(page, storage);
    await page.clock.pauseAt(Date.now() + 60_000);

    await control(page, name).pressSequentially(tooShort);
    await page.clock.runFor(5000);
    await expect(page.getByText('Type to search...').first()).toBeVisible();
    expect(calls).toEqual([]);

    await control(page, name).pressSequentially(rest);
    await page.clock.runFor(delay - 1);
    expect(calls).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole('option', { name: line })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
}
