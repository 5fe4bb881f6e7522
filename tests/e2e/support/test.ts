import { test as base, expect, type Page } from '@playwright/test';
import type { AnalyticsEvent } from '../../../src/ovhc/analytics/analytics-event.ts';
import { applicationPage } from './pages/application.ts';
import { type PaymentPage, paymentPage } from './pages/payment.ts';
import { summaryPage } from './pages/summary.ts';
import { wizardPage } from './pages/wizard.ts';
import { watchProblems } from './problems.ts';
import { type Sandbox, sandboxOf } from './sandbox.ts';
import { addressOf } from './sites.ts';

type Event<Name> = Extract<AnalyticsEvent, { event: Name }>;

/** A test on its worker's own site, with the sandbox reset. */
export const siteTest = base.extend<{ built: 'site' | 'forms' | 'host'; sandbox: Sandbox }>({
  /** The worker’s site to open: the project’s own, or the one with the forms of tests/fixtures/forms. */
  built: ['site', { option: true }],
  baseURL: async ({ built }, use, { parallelIndex }) => use(addressOf(parallelIndex, built)),
  sandbox: [
    async ({ request }, use) => {
      const sandbox = sandboxOf(request);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
});

interface Fixtures {
  /** The errors of the page. A test fails on any error that it did not provoke. */
  problems: Awaited<ReturnType<typeof watchProblems>>;
  wizard: ReturnType<typeof wizardPage>;
  summary: ReturnType<typeof summaryPage>;
  application: ReturnType<typeof applicationPage>;
  payment: PaymentPage;
  /** All page objects, for table-driven tests. */
  visit: Visit;
  /** Returns the analytics events with these names, or all. A tag manager loads before the page. */
  events: <Name extends AnalyticsEvent['event']>(...names: Name[]) => Promise<Event<Name>[]>;
  openTab: (address?: string) => Promise<PaymentPage>;
}

export type Visit = Pick<Fixtures, 'wizard' | 'summary' | 'application' | 'payment'> & { page: Page };

export const test = siteTest.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems = await watchProblems(page);
      await use(problems);
      // console messages arrive slightly later than changes of the page
      await expect.poll(problems.missing, 'provoked errors that nobody logged').toEqual([]);
      expect(problems.unexpected(), 'errors that the test did not provoke').toEqual([]);
    },
    { auto: true },
  ],
  wizard: ({ page }, use) => use(wizardPage(page)),
  summary: ({ page }, use) => use(summaryPage(page)),
  application: ({ page }, use) => use(applicationPage(page)),
  payment: ({ page }, use) => use(paymentPage(page)),
  visit: ({ page, wizard, summary, application, payment }, use) =>
    use({ page, wizard, summary, application, payment }),
  events: async ({ page }, use) => {
    await page.addInitScript(() => {
      window.dataLayer = [];
    });
    await use(async (...names) => {
      const events = await page.evaluate(() => (window.dataLayer ?? []) as AnalyticsEvent[]);
      const isNamed = (event: AnalyticsEvent): event is Event<(typeof names)[number]> =>
        names.length === 0 || names.some((name) => name === event.event);
      return events.filter(isNamed);
    });
  },
  openTab: ({ context }, use) =>
    use(async (address) => {
      const tab = await context.newPage();
      if (address) await tab.goto(address);
      return paymentPage(tab);
    }),
});

export { expect };
