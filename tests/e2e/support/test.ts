import { test as base, expect, type Page } from '@playwright/test';
import { Problems } from './problems.ts';
import { Sandbox } from './sandbox.ts';
import { addressOf } from './sites.ts';
import { Storage } from './storage.ts';

interface Fixtures {
  /** The errors of the page: a test fails on any that it has not provoked. */
  problems: Problems;
  /** The sandbox, reset for each test. */
  sandbox: Sandbox;
  /** The visitor's storage. */
  storage: Storage;
}

/** The page and the fixtures of a test that helpers need. */
export type Visit = Fixtures & { page: Page };

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  baseURL: async ({}, use, { parallelIndex }) => use(addressOf(parallelIndex)),
  problems: [
    async ({ page }, use) => {
      const problems = new Problems();
      await problems.watch(page);
      await use(problems);
      // console messages arrive a little later than what the page shows
      await expect.poll(() => problems.missing, 'provoked errors that nobody logged').toEqual([]);
      expect(problems.unexpected, 'errors that the test did not provoke').toEqual([]);
    },
    { auto: true },
  ],
  sandbox: [
    async ({ request }, use) => {
      const sandbox = new Sandbox(request);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  storage: async ({ page, baseURL }, use) => use(new Storage(page, String(baseURL))),
});

export { expect };
