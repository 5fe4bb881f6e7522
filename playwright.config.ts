import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browsers.ts';
import { TIME_ZONE } from './scripts/gallery/catalogue/fixed-clock.ts';
import { addressOf, WORKERS } from './tests/e2e/support/sites.ts';

/**
 * Flags that draw text the same way on every machine, like a plain Linux. They also redraw a whole page after each
 * change, because round corners at the edges of a partial redraw differ now and then.
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
    // without animations, tests can check a page at once; tests of animations turn them on
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    // a trace makes a test 20% slower: `npm run test:e2e -- --trace retain-on-failure` stores those of failed tests
    screenshot: 'only-on-failure',
  },
  projects: [
    // a development server compiles all modules again, so one worker runs these tests, and no other project at the
    // same time: tests with timeouts would be too slow
    { name: 'dev', testDir: 'tests/e2e/dev', workers: 1 },
    { name: 'site', testIgnore: ['**/e2e/dev/**', '**/e2e/exhaustive/**'] },
    // each call with each fault, and each page in each situation. CI runs them, `npm test` does not
    { name: 'exhaustive', testDir: 'tests/e2e/exhaustive' },
    // the screenshot and the accessibility of every state. `npm run gallery` runs it and shows the result
    {
      name: 'visual',
      testDir: 'tests/visual',
      timeout: 120_000,
      // random differences between runs don't repeat in a retry
      retries: 1,
      snapshotPathTemplate: 'tests/visual/references/{arg}{ext}',
      // references have fewer colours than the page, and other machines round some pixels differently
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
