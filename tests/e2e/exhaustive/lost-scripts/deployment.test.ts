import type { Page } from '@playwright/test';
import { APPLICATION, continueTo, control, quoteOf, stepAt } from '../../support/application.ts';
import { passTimeUntil } from '../../support/clock.ts';
import { installClock, openedBeforeDeployment, removeScripts } from '../../support/deployment.ts';
import { draftOf } from '../../support/payment.ts';
import { SINGLE } from '../../support/quotes.ts';
import { entered, markVisit, scriptsNamed } from '../../support/scripts.ts';
import type { Storage } from '../../support/storage.ts';
import { expect, test } from '../../support/test.ts';
import { ageInput, next, previous, QUOTE } from '../../support/visitor.ts';

const NOTE = 'We can’t load this step right now.';
/** The script that the step contact-details needs, and no step before it. */
const LATER = scriptsNamed(['address', 'suburb', 'postcode']);

test.beforeEach(async ({ page, problems }) => {
  problems.provoke(/status of 404/);
  await installClock(page);
});

/** Goes on from a step in which something was typed to one whose scripts are gone. */
async function goOnToLost(page: Page, storage: Storage): Promise<void> {
  await storage.leave(quoteOf('S'));
  await storage.leaveDraft(draftOf('S'));
  await page.goto(`${APPLICATION}#personal-details`);
  await control(page, 'firstName').fill('Zoë');
  await next(page).click();
}

test('a page from before a deployment reloads by itself where its scripts are gone, and keeps the step and all answers', async ({
  page,
  storage,
}) => {
  const visit = await openedBeforeDeployment(page, APPLICATION);
  await removeScripts(page, LATER, () => visit.loads < 2);
  await goOnToLost(page, storage);
  await passTimeUntil(page, () => expect(stepAt(page, 'contact-details')).toBeVisible({ timeout: 200 }));
  expect(visit.loads).toBe(2);
  await expect(control(page, 'email')).toHaveValue('amelie@example.com');
  await previous(page).click();
  await expect(control(page, 'firstName')).toHaveValue('Zoë');
  await expect(control(page, 'DOB')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await continueTo(page, 'contact-details');
});

test('a page from before a deployment reloads once: where a cache brings the same page again, it says so in the step’s place', async ({
  page,
  storage,
  problems,
}) => {
  problems.provoke(/The step "contact-details" could not be loaded/);
  const visit = await openedBeforeDeployment(page, APPLICATION, 'each');
  let isGone = true;
  await removeScripts(page, LATER, () => isGone);
  await goOnToLost(page, storage);
  const note = page.getByRole('status').filter({ hasText: NOTE });
  await passTimeUntil(page, () => expect(note).toBeVisible({ timeout: 200 }));
  const isSameVisit = await markVisit(page);
  await note.getByRole('button', { name: 'Try again' }).click();
  await passTimeUntil(page, () => expect(note).toBeVisible({ timeout: 200 }));
  await page.clock.runFor(60_000);
  expect(await isSameVisit()).toBe(true);
  expect(visit.loads).toBe(2);

  isGone = false;
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(stepAt(page, 'contact-details')).toBeVisible();
  await previous(page).click();
  await expect(control(page, 'firstName')).toHaveValue('Zoë');
});

test('a page of the build that is served does not reload: a script that is gone would be gone again', async ({
  page,
  storage,
  problems,
}) => {
  problems.provoke(/The step "contact-details" could not be loaded/);
  await removeScripts(page, LATER, () => true);
  await storage.leave(quoteOf('S'));
  await storage.leaveDraft(draftOf('S'));
  await page.goto(`${APPLICATION}#personal-details`);
  const typed = await entered(page);
  const isSameVisit = await markVisit(page);
  await next(page).click();
  await passTimeUntil(page, () => expect(page.getByText(NOTE)).toBeVisible({ timeout: 200 }));
  await page.clock.runFor(60_000);
  expect(await isSameVisit()).toBe(true);
  await previous(page).click();
  expect(await entered(page)).toEqual(typed);
});

test('a page whose own script is gone with its build reloads once, before anything is drawn', async ({
  page,
  storage,
}) => {
  const visit = await openedBeforeDeployment(page, QUOTE);
  await removeScripts(page, scriptsNamed(['quote']), () => visit.loads < 2);
  await storage.leave(SINGLE);
  await page.goto(`${QUOTE}#age`);
  await passTimeUntil(page, () => expect(ageInput(page)).toHaveValue('30', { timeout: 200 }));
  expect(visit.loads).toBe(2);
});
