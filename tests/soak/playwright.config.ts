import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { ROOT } from '../../scripts/root.ts';

/** Pays again and again while things go wrong: SOAK_PAYMENTS says how often, SOAK_SEED with which random choices. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  projects: [{ name: 'soak' }],
  timeout: 300_000,
  // what a visitor was about to press may go at that moment
  use: { ...base.use, actionTimeout: 5000 },
  reporter: process.env.CI ? 'dot' : 'list',
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: ROOT })),
});
