import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browsers.ts';
import { TIME_ZONE } from './scripts/gallery/catalogue/fixed-clock.ts';
import { addressOf, WORKERS } from './tests/e2e/support/sites.ts';

/**
 * Text is drawn alike on every machine: as Linux draws it at its plainest. And all of a page is drawn anew when a part of
 * it changes: at the edges of such a part, round corners look different now and then.
 */
const SCREENSHOT_FLAGS = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
];

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
    // every state of the site: its screenshot and its accessibility; `npm run gallery` runs it and shows the result
    {
      name: 'visual',
      testDir: 'tests/visual',
      timeout: 120_000,
      // what differs now and then, by the machine's doing, does not differ twice
      retries: 1,
      snapshotPathTemplate: 'tests/visual/references/{arg}{ext}',
      // references have fewer colours than the page, and other machines round some pixels in another way
      expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.03, maxDiffPixels: 10 } },
      use: {
        actionTimeout: 20_000,
        timezoneId: TIME_ZONE,
        launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...SCREENSHOT_FLAGS] },
      },
    },
  ],
  webServer: {
    command: 'npx tsx tests/e2e/support/serve.ts',
    url: `${addressOf(0)}/health-insurance/overseas-visitors`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
