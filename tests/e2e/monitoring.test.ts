import type { BrowserContext, Page } from '@playwright/test';
import type { MonitoringBatch } from '#types/events/monitoring';
import { createSchemaAjv } from '../../scripts/schemas/ajv.ts';
import { findAxeViolations } from './support/axe.ts';
import { LANDING, QUOTE } from './support/data.ts';
import { expect, test } from './support/test.ts';
import { walk } from './support/walk.ts';

const MONITORING = '/sandbox/monitoring';

const rowOf = (page: Page, table: RegExp, heading: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: heading, exact: true }) });

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

  test('§7 shows how far visits got, where one was left and what it tried again, but no answer', async ({
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

    await expect(async () => {
      await page.goto(MONITORING);
      await expect(page.getByRole('table', { name: 'quote: 2 visits' })).toBeVisible({ timeout: 200 });
    }).toPass();
    const cells = (table: RegExp, heading: string) =>
      rowOf(page, table, heading).getByRole('cell').allTextContents();
    expect(await cells(/^quote/, 'cover-type')).toEqual(['2', '100%', '0', '0 (0%)']);
    expect(await cells(/^quote/, 'age')).toEqual(['2', '100%', '0', '1 (50%)']);
    expect(await cells(/^quote/, 'select-cover')).toEqual(['1', '50%', '0', '–']);
    expect(await cells(/^application/, 'cover-start')).toEqual(['1', '100%', '0', '0 (0%)']);
    expect(await cells(/^application/, 'partner-details')).toEqual(['1', '100%', '0', '0 (0%)']);
    expect(await cells(/^application/, 'dependants-details')).toEqual(['0', '0%', '0', '0 (0%)']);
    expect(await cells(/^application/, 'confirmation')).toEqual(['1', '100%', '0', '–']);
    const left = page.getByRole('table', { name: 'The field that had the focus last' });
    await expect(left.getByRole('row')).toHaveText([
      'FieldLeft hereAnsweredNot valid',
      // left by the second visit, answered by the first; leaving it empty may count as not valid
      /^age quote, age11[01]$/,
    ]);
    expect(await cells(/^Recoveries/, 'quote')).toEqual(['1', '0', '0']);
    const landing = page.getByRole('heading', { name: 'landing 1 visit' }).locator('..');
    await expect(landing).toContainText(/LCP\s*\d.* m?s/);
    await expect(landing).toContainText(/INP\s*\d.* m?s/);
    await expect(landing).toContainText(/CLS\s*\d\.\d\d/);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page), colorScheme).toEqual([]);
    }

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
    problems,
  }) => {
    problems.provoke(/ERR_FAILED/, /could not be shown/, /uncaught: Amélie/);
    await page.route('**/assets/landing-*.js', (route) => route.abort());
    await page.goto(LANDING);
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('Amélie'))));
    await expect(page.getByText('Something isn’t right')).toBeVisible({ timeout: 15_000 });
    await leave(page);
    const errors = page.getByRole('table', { name: /^Build [\w-]{8}: 1 visit$/ }).getByRole('rowheader');
    await expect(async () => {
      await page.goto(MONITORING);
      await expect(errors).toHaveText(
        [/^Another script, such as an extension$/, /^Code not loaded or page not drawn *TypeError/],
        { timeout: 200 },
      );
    }).toPass();
    await expect(page.getByText('Amélie')).toHaveCount(0);
  });

  test('loads and sends nothing with Global Privacy Control', async ({ page, context, wizard }) => {
    const requests = recordMonitoring(context);
    await context.addInitScript(() => Reflect.set(navigator, 'globalPrivacyControl', true));
    await wizard.open('cover-type');
    await page.waitForLoadState('networkidle');
    await leave(page);
    expect(requests).toEqual([]);
  });

  test('loads after the first paint, and not with the page', async ({ page, request, wizard }) => {
    const loaded = page.waitForEvent('requestfinished', (sent) => sent.url().includes('/assets/monitor-'));
    await wizard.openLanding();
    await loaded;
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/monitor-'))?.startTime,
    ]);
    expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
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
