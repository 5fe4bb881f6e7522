import type { BrowserContext, Page } from '@playwright/test';
import type { MonitoringBatch } from '#types/events/monitoring';
import type { Summary } from '../../scripts/sandbox/monitoring/summary.ts';
import { createSchemaAjv } from '../../scripts/schemas/ajv.ts';
import { LANDING, QUOTE } from './support/data.ts';
import { expect, test } from './support/test.ts';
import { walk } from './support/walk.ts';

const MONITORING = '/sandbox/monitoring';

const funnelIn = ({ funnels }: Summary, name: string) => funnels.find(({ page }) => page === name);

/** Keeps the batches that all pages of a context send. @returns a function that reads them in an open page */
async function keepBatches(context: BrowserContext) {
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      localStorage.setItem('batches', `${localStorage.getItem('batches') ?? ''}${body}\n`);
      return send(address, body);
    };
  });
  return async (page: Page): Promise<MonitoringBatch[]> => {
    const lines = await page.evaluate(() => localStorage.getItem('batches') ?? '');
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };
}

/** Returns all texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Collects the requests of a context that monitoring makes. */
function recordMonitoring(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === MONITORING || /\/monitor-/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

/** Leaves the page, so that it would send what it has. */
const leave = (page: Page) => page.goto('about:blank');

test.describe('in a build with monitoring', () => {
  test.use({ built: 'forms' });

  test('§7 reports how far visits got, where one was left and what it tried again, but no answer', async ({
    page,
    context,
    payment,
    sandbox,
    problems,
  }) => {
    test.slow();
    const batches = await keepBatches(context);
    await walk(payment, 'mouse', { coverType: 'D', payment: 'Bank account' });

    problems.provoke(/status of 500/, /A search failed/);
    await sandbox.fault({ call: 'visatypes', fault: 'status', status: 500, times: 3 });
    await page.goto(`${QUOTE}#visa-type`);
    await payment.control('visaType').fill('Working');
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 15_000 });
    await page.getByRole('option', { name: 'Working Holiday visa' }).click();
    await payment.continueTo('cover-type');
    await payment.field('coverType').getByText('Single', { exact: true }).click();
    await payment.step('age').waitFor();
    await payment.control('age').focus();
    await leave(page);

    await expect.poll(async () => funnelIn(await sandbox.monitoring(), 'quote')?.visits).toBe(2);
    const { pages, funnels, fields } = await sandbox.monitoring();
    const steps = funnels.flatMap(({ page, steps }) => steps.map((step) => ({ page, ...step })));
    const none = { incomplete: 0, ended: 0 };
    expect(steps).toEqual(
      expect.arrayContaining([
        { page: 'quote', step: 'cover-type', visits: 2, ...none },
        { page: 'quote', step: 'age', visits: 2, ...none, ended: 1 },
        { page: 'quote', step: 'select-cover', visits: 1, incomplete: 0 },
        { page: 'application', step: 'cover-start', visits: 1, ...none },
        { page: 'application', step: 'partner-details', visits: 1, ...none },
        { page: 'application', step: 'dependants-details', visits: 0, ...none },
        { page: 'application', step: 'confirmation', visits: 1, incomplete: 0 },
      ]),
    );
    // left by the second visit, answered by the first; leaving it empty may count as not valid
    expect(fields).toEqual([
      { page: 'quote', step: 'age', field: 'age', left: 1, answered: 1, invalid: expect.any(Number) },
    ]);
    const pageOf = (name: string) => pages.find(({ page }) => page === name);
    expect(pageOf('quote')?.recoveries).toEqual({ retry: 1, 'loaded again': 0, reload: 0 });
    const vitals = pageOf('landing')?.vitals.filter(({ value }) => value !== undefined);
    expect(vitals?.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'INP', 'CLS']));

    // a blank page can't read what the site stored
    await page.goto(QUOTE);
    const sent = await batches(page);
    const isBatch = createSchemaAjv().getSchema('schema:/events/monitoring.schema.json');
    for (const batch of sent) expect(isBatch?.(batch), JSON.stringify(isBatch?.errors)).toBe(true);
    // without the ids, which are random
    const texts = textsIn(sent.map((batch) => [batch.page, batch.events])).map((text) => text.toLowerCase());
    expect(texts).toEqual(expect.arrayContaining(['answered', 'leave', 'return', 'step', 'vital']));
    const [submission] = await sandbox.submissions();
    const answers = textsIn(submission?.request).filter((text) => text.length > 3);
    expect(answers).toEqual(
      expect.arrayContaining(['ada@example.com', '0491570006', 'O’Brien', '001234567']),
    );
    expect(answers.filter((answer) => texts.some((text) => text.includes(answer.toLowerCase())))).toEqual([]);
  });

  test('counts a page that cannot be shown, and errors of other scripts, without messages', async ({
    page,
    sandbox,
    problems,
  }) => {
    problems.provoke(/ERR_FAILED/, /could not be shown/, /uncaught: Amélie/);
    await page.route('**/assets/landing-*.js', (route) => route.abort());
    await page.goto(LANDING);
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Amélie'))));
    await expect(page.getByText('Something isn’t right')).toBeVisible({ timeout: 15_000 });
    await leave(page);
    const builds = async () => (await sandbox.monitoring()).builds;
    await expect
      .poll(async () => (await builds())[0]?.errors.map(({ kind }) => kind).sort())
      .toEqual(['failure', 'foreign']);
    expect(await builds()).toMatchObject([{ build: expect.stringMatching(/^[\w-]{8}$/), visits: 1 }]);
    const text = JSON.stringify(await sandbox.monitoring());
    expect(text).toContain('TypeError');
    expect(text).not.toContain('Amélie');
  });

  test('loads and sends nothing with Global Privacy Control', async ({ page, context, wizard }) => {
    const requests = recordMonitoring(context);
    await context.addInitScript(() => Reflect.set(navigator, 'globalPrivacyControl', true));
    await wizard.open('cover-type');
    await page.waitForLoadState('networkidle');
    await leave(page);
    expect(requests).toEqual([]);
  });

  test('loads once the page has loaded, and not with it', async ({ page, request, wizard }) => {
    const loaded = page.waitForEvent('requestfinished', (sent) => sent.url().includes('/assets/monitor-'));
    await wizard.openLanding();
    await loaded;
    const [pageLoaded, asked] = await page.evaluate(() => [
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/monitor-'))?.startTime,
    ]);
    expect(asked).toBeGreaterThan(pageLoaded || Number.POSITIVE_INFINITY);
    expect(await (await request.get(LANDING)).text()).not.toContain('monitor');
  });

  test('a page works if monitoring cannot be loaded', async ({ page, wizard, problems }) => {
    problems.tolerate(/ERR_FAILED/);
    const blocked = page.waitForEvent('requestfailed', (request) => request.url().includes('/monitor-'));
    await page.route('**/assets/monitor-*', (route) => route.abort());
    await wizard.open('visa-type');
    await blocked;
    await wizard.chooseVisa();
    await wizard.continueTo('cover-type');
  });
});

test('a default build loads and sends nothing', async ({ page, context, wizard }) => {
  const requests = recordMonitoring(context);
  await page.goto(LANDING);
  await wizard.open('cover-type');
  await page.waitForLoadState('networkidle');
  await leave(page);
  expect(requests).toEqual([]);
});
