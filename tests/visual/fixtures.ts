import { test as base } from '@playwright/test';
import { addressOf } from '../e2e/support/sites.ts';

/** A test that uses its worker's own site and sandbox. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  baseURL: async ({}, use, { parallelIndex }) => use(addressOf(parallelIndex)),
});

export { expect } from '@playwright/test';
