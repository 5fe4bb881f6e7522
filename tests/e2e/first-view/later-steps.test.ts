import type { Page } from '@playwright/test';
import type { SavedQuote } from '#types/data/saved-quote';
import { APPLICATION, dayFromToday, draftOf, QUOTE, quoteOf, WORKING_HOLIDAY } from '../support/data.ts';
import { holdModules, waitForModules } from '../support/early.ts';
import { gate } from '../support/gate.ts';
import { expect, test } from '../support/test.ts';

const LATER = /\/assets\/content\/\w+-later-[\w-]{8}\.js$/;
const BEGUN: SavedQuote = { visaType: [WORKING_HOLIDAY] };

/** Holds back the fields and rules of later steps. @returns a function that lets them load */
async function holdLaterSteps(page: Page): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(LATER, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test('opens a later step when it arrives, with its heading at once', async ({ page, wizard }) => {
  await wizard.storage.leave(BEGUN);
  const release = await holdLaterSteps(page);
  await page.goto(`${QUOTE}#cover-type`);
  await page.getByRole('radio', { name: /^Couple/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/#age$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How old are you?');
  await expect(wizard.control('age')).toHaveCount(0);
  release();
  await wizard.control('age').fill('30');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Couple/ })).toBeChecked();
});

test('keeps what is typed in the first step while later steps arrive', async ({ page, application }) => {
  await application.storage.leave(quoteOf('S'));
  const release = await holdLaterSteps(page);
  await page.goto(APPLICATION);
  await waitForModules(page);
  const start = application.control('coverStart');
  const { typed } = dayFromToday(0, 10);
  await start.pressSequentially(typed.slice(0, 4));
  const node = await start.elementHandle();
  const arrived = page.waitForResponse(LATER);
  release();
  await arrived;
  await start.pressSequentially(typed.slice(4));
  await expect(start).toHaveValue(typed);
  await expect(start).toBeFocused();
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(application.step('personal-details')).toBeVisible();
  await page.goBack();
  await expect(start).toHaveValue(typed);
});

test('says so if later steps do not load, and tries again', async ({ page, wizard, problems }) => {
  problems.provoke(/net::ERR_FAILED|could not be loaded/);
  await page.clock.install();
  await wizard.storage.leave(BEGUN);
  await page.route(LATER, (route) => route.abort());
  await page.goto(`${QUOTE}#cover-type`);
  await page.getByRole('radio', { name: /^Couple/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await wizard.passTimeUntilVisible(tryAgain);
  await page.unroute(LATER);
  await tryAgain.click();
  await wizard.passTimeUntilVisible(wizard.control('age'));
});

for (const [visit, address, modules, quote, draft] of [
  ['a later step', `${QUOTE}#age`, [LATER, /\/number-/], BEGUN],
  ['a draft', APPLICATION, [LATER], quoteOf('S'), draftOf('S')],
  ['a step of a draft', `${APPLICATION}#payment`, [LATER, /\/card-frame-/], quoteOf('S'), draftOf('S')],
] as const)
  test(`asks for the modules of ${visit} before the page’s code does`, async ({ page, wizard }) => {
    await wizard.storage.leave(quote, draft);
    const release = await holdModules(page);
    const preload = page.locator('head > link[rel="modulepreload"]');
    await page.goto(address, { waitUntil: 'commit' });
    for (const module of modules)
      await expect
        .poll(() => preload.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        .toContainEqual(expect.stringMatching(module));
    release();
    await waitForModules(page);
  });

test('updates the quote with the answers to later steps', async ({ page, application }) => {
  const { control, step, storage } = application;
  await storage.leave(quoteOf('S'));
  await page.goto(APPLICATION);
  await control('coverStart').fill(dayFromToday(0, 10).typed);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step('personal-details')).toBeVisible();
  const birthday = dayFromToday(-40, -30);
  await control('DOB').fill(birthday.typed);
  await control('firstName').focus();
  await expect.poll(storage.quote).toMatchObject({ age: 40, dob: birthday.stored });
});
