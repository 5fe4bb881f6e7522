import type { Page } from '@playwright/test';
import { APPLICATION, draftOf, QUOTE, quoteOf, SINGLE } from '../../support/data.ts';
import type { ApplicationPage } from '../../support/pages/application.ts';
import { scriptsNamed } from '../../support/scripts.ts';
import { expect, test } from '../../support/test.ts';

/** The script that the HTML of an earlier build refers to. */
const EARLIER = '/assets/main-earlier0.js';
const ENTRY = /\/assets\/main-[\w-]{8}\.js/g;
/** The scripts of the step contact-details that no earlier step needs. */
const LATER = scriptsNamed(['address', 'suburb', 'postcode']);

/** Installs the page's clock, and keeps the real navigation entries, which show how the page was loaded. */
async function installClock(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    Reflect.set(globalThis, 'entriesOf', performance.getEntriesByType.bind(performance));
  });
  await page.clock.install();
  await page.addInitScript(() => {
    performance.getEntriesByType = Reflect.get(globalThis, 'entriesOf');
  });
}

/**
 * Serves the HTML of an earlier build on the first load of a page, or on each, like a cache.
 * @returns the number of loads
 */
async function serveEarlierBuild(page: Page, path: string, loads: 'first' | 'each') {
  const visit = { count: 0 };
  let entry = '';
  await page.route(`**${path}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    visit.count++;
    if (visit.count > 1 && loads === 'first') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    [entry = ''] = html.match(ENTRY) ?? [];
    const body = html.replace(ENTRY, EARLIER).replace(/ integrity="[^"]+"/g, '');
    await route.fulfill({ response, body });
  });
  await page.route(`**${EARLIER}`, async (route) => {
    const url = new URL(entry, route.request().url());
    await route.fulfill({ response: await route.fetch({ url: String(url) }) });
  });
  return visit;
}

/** Answers requests for scripts with 404 while `isGone` returns true. */
const removeScripts = (page: Page, address: RegExp, isGone: () => boolean) =>
  page.route(address, (route) => (isGone() ? route.fulfill({ status: 404, body: '' }) : route.continue()));

const note = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'We can’t load this step right now.' });

test.beforeEach(async ({ page, wizard, problems }) => {
  problems.provoke(/status of 404/);
  await installClock(page);
  await wizard.storage.leave(quoteOf('S'), draftOf('S'));
});

/** Types in a step, and continues to a step whose scripts are gone. */
async function continueToBlocked({ control, next, open }: ApplicationPage): Promise<void> {
  await open('personal-details');
  await control('firstName').fill('Zoë');
  await next.click();
}

test('reloads a page from an earlier build and keeps its step and answers', async ({ page, application }) => {
  const loads = await serveEarlierBuild(page, APPLICATION, 'first');
  await removeScripts(page, LATER, () => loads.count < 2);
  await continueToBlocked(application);
  await application.passTimeUntilVisible(application.step('contact-details'));
  expect(loads.count).toBe(2);
  await expect(application.control('email')).toHaveValue('amelie@example.com');
  await application.previous.click();
  await expect(application.control('firstName')).toHaveValue('Zoë');
  await expect(application.control('DOB')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await application.continueTo('contact-details');
});

test('reloads once if a cache keeps serving an earlier build', async ({ page, application, problems }) => {
  problems.provoke(/The step "contact-details" could not be loaded/);
  const loads = await serveEarlierBuild(page, APPLICATION, 'each');
  let isGone = true;
  await removeScripts(page, LATER, () => isGone);
  await continueToBlocked(application);
  await application.passTimeUntilVisible(note(page));
  const isSameVisit = await application.markVisit();
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await application.passTimeUntilVisible(note(page));
  await page.clock.runFor(60_000);
  expect(await isSameVisit()).toBe(true);
  expect(loads.count).toBe(2);

  isGone = false;
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(application.step('contact-details')).toBeVisible();
  await application.previous.click();
  await expect(application.control('firstName')).toHaveValue('Zoë');
});

test('reloads once if the page’s own script is missing', async ({ page, application }) => {
  const loads = await serveEarlierBuild(page, QUOTE, 'first');
  await removeScripts(page, scriptsNamed(['quote']), () => loads.count < 2);
  await application.storage.leave(SINGLE);
  await page.goto(`${QUOTE}#age`);
  await application.passTimeUntil(() =>
    expect(application.control('age')).toHaveValue('30', { timeout: 200 }),
  );
  expect(loads.count).toBe(2);
});

test.describe('in a build with monitoring', () => {
  test.use({ built: 'forms' });

  test('counts the reload', async ({ page, application, sandbox }) => {
    const loads = await serveEarlierBuild(page, APPLICATION, 'first');
    await removeScripts(page, LATER, () => loads.count < 2);
    await continueToBlocked(application);
    await application.passTimeUntilVisible(application.step('contact-details'));
    await page.goto('about:blank');
    const recoveries = async () => {
      const { pages } = await sandbox.monitoring();
      return pages.find(({ page: name }) => name === 'application')?.recoveries;
    };
    await expect.poll(recoveries).toEqual({ retry: 0, 'loaded again': 0, reload: 1 });
  });
});
