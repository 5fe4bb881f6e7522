import type { Page } from '@playwright/test';
import { APPLICATION, continueTo, control, quoteOf, stepAt } from '../../support/application.ts';
import { passTimeUntil, passTimeUntilVisible } from '../../support/clock.ts';
import { draftOf } from '../../support/payment.ts';
import { SINGLE } from '../../support/quotes.ts';
import { entered, markVisit, scriptsNamed } from '../../support/scripts.ts';
import { expect, test } from '../../support/test.ts';
import { ageInput, next, previous, QUOTE } from '../../support/visitor.ts';

/** The script that the page of an earlier build names. */
const EARLIER = '/assets/main-earlier0.js';
const ENTRY = /\/assets\/main-[\w-]{8}\.js/g;
/** The scripts that the step contact-details needs, and no step before it. */
const LATER = scriptsNamed(['address', 'suburb', 'postcode']);

/** Installs the page's clock, which leaves the page its knowledge of how it was loaded. */
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
 * Makes the first load of a page, or each, bring the HTML of an earlier build, as a cache would. @returns the number of loads
 */
async function serveEarlierBuild(
  page: Page,
  path: string,
  loads: 'first' | 'each',
): Promise<{ count: number }> {
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

/** Answers 404 to scripts while `isGone` says so. */
async function removeScripts(page: Page, address: RegExp, isGone: () => boolean): Promise<void> {
  await page.route(address, (route) =>
    isGone() ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
}

const note = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'We can’t load this step right now.' });

test.beforeEach(async ({ page, problems, storage }) => {
  problems.provoke(/status of 404/);
  await installClock(page);
  await storage.leave(quoteOf('S'));
  await storage.leaveDraft(draftOf('S'));
});

/** Types in a step and continues to one whose scripts are gone. */
async function continueToLost(page: Page): Promise<void> {
  await page.goto(`${APPLICATION}#personal-details`);
  await control(page, 'firstName').fill('Zoë');
  await next(page).click();
}

test('a page of an earlier build reloads, and keeps step and answers', async ({ page }) => {
  const loads = await serveEarlierBuild(page, APPLICATION, 'first');
  await removeScripts(page, LATER, () => loads.count < 2);
  await continueToLost(page);
  await passTimeUntilVisible(page, stepAt(page, 'contact-details'));
  expect(loads.count).toBe(2);
  await expect(control(page, 'email')).toHaveValue('amelie@example.com');
  await previous(page).click();
  await expect(control(page, 'firstName')).toHaveValue('Zoë');
  await expect(control(page, 'DOB')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await continueTo(page, 'contact-details');
});

test('a page that a cache brings again and again reloads once', async ({ page, problems }) => {
  problems.provoke(/The step "contact-details" could not be loaded/);
  const loads = await serveEarlierBuild(page, APPLICATION, 'each');
  let isGone = true;
  await removeScripts(page, LATER, () => isGone);
  await continueToLost(page);
  await passTimeUntilVisible(page, note(page));
  const isSameVisit = await markVisit(page);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await passTimeUntilVisible(page, note(page));
  await page.clock.runFor(60_000);
  expect(await isSameVisit()).toBe(true);
  expect(loads.count).toBe(2);

  isGone = false;
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(stepAt(page, 'contact-details')).toBeVisible();
  await previous(page).click();
  await expect(control(page, 'firstName')).toHaveValue('Zoë');
});

test('a page of the current build does not reload', async ({ page, problems }) => {
  problems.provoke(/The step "contact-details" could not be loaded/);
  await removeScripts(page, LATER, () => true);
  await page.goto(`${APPLICATION}#personal-details`);
  const typed = await entered(page);
  const isSameVisit = await markVisit(page);
  await next(page).click();
  await passTimeUntilVisible(page, note(page));
  await page.clock.runFor(60_000);
  expect(await isSameVisit()).toBe(true);
  await previous(page).click();
  expect(await entered(page)).toEqual(typed);
});

test('a page whose own script is gone reloads once, before anything is drawn', async ({ page, storage }) => {
  const loads = await serveEarlierBuild(page, QUOTE, 'first');
  await removeScripts(page, scriptsNamed(['quote']), () => loads.count < 2);
  await storage.leave(SINGLE);
  await page.goto(`${QUOTE}#age`);
  await passTimeUntil(page, () => expect(ageInput(page)).toHaveValue('30', { timeout: 200 }));
  expect(loads.count).toBe(2);
});
