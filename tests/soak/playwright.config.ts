import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { ROOT } from '../../scripts/root.ts';

/** Repeats payments with interruptions and faults. SOAK_PAYMENTS sets their number, SOAK_SEED the random choices. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  projects: [{ name: 'soak' }],
  timeout: 300_000,
  // the element that a visitor is about to press may disappear
  use: { ...base.use, actionTimeout: 5000 },
  reporter: process.env.CI ? 'dot' : 'list',
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
});
