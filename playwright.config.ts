import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 8123);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // one site with one sandbox: its faults and its outbox belong to one test at a time
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'npx tsx scripts/start.ts',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/health-insurance/overseas-visitors`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
