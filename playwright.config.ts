import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browsers.ts';
import { addressOf, WORKERS } from './tests/e2e/support/sites.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    // what a page shows can be looked at at once: nothing slides; tests of motion ask for it
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    // a trace makes every test slower by a fifth: `npm run test:e2e -- --trace retain-on-failure` keeps those of what fails
    screenshot: 'only-on-failure',
  },
  projects: [
    // a development server makes all modules anew: one is enough, and while it has its tests the others go on beside them
    { name: 'dev', testDir: 'tests/e2e/dev', workers: 1 },
    { name: 'site', testIgnore: ['**/e2e/dev/**', '**/e2e/exhaustive/**'] },
    // each call with each fault, each page under each circumstance: CI runs them, `npm test` does not
    { name: 'exhaustive', testDir: 'tests/e2e/exhaustive' },
  ],
  webServer: {
    command: 'npx tsx tests/e2e/support/serve.ts',
    url: `${addressOf(0)}/health-insurance/overseas-visitors`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
