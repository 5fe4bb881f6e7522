import type { Page } from '@playwright/test';
import { control, quoteOf } from '../../support/application.ts';
import { passTimeUntil } from '../../support/clock.ts';
import { lateSteps } from '../../support/journeys.ts';
import { draftOf } from '../../support/payment.ts';
import { entered, loseScripts, markVisit } from '../../support/scripts.ts';
import type { Storage } from '../../support/storage.ts';
import { expect, test } from '../../support/test.ts';
import { next, previous } from '../../support/visitor.ts';

const NOTE = 'We can’t load this step right now. Your answers are safe.';

/** The field of a step, and the text to type there before the next step is lost; other steps keep their answers. */
const TYPED: Readonly<Record<string, readonly [name: string, text: string]>> = {
  age: ['age', '41'],
  'personal-details': ['firstName', 'Zoë'],
  'partner-details': ['firstNamePartner', 'Zoë'],
  'dependants-details': ['dependants[0].firstNameDependant', 'Zoë'],
  'contact-details': ['email', 'zoe@example.com'],
};

const stepAt = (page: Page, hash: string) => page.locator(`[data-step="${hash}"]`);

/** Leaves a quote and an application behind that have every step, with all answers. */
async function leaveAnswers(storage: Storage): Promise<void> {
  await storage.leave(quoteOf('F'));
  await storage.leaveDraft(draftOf('F'));
}

const STEPS = lateSteps();

test('§2 content has steps whose scripts come late, in both journeys', () => {
  expect(new Set(STEPS.map(({ journey }) => journey)).size).toBe(2);
  expect(STEPS.filter(({ newScripts }) => newScripts.length > 0).length).toBeGreaterThan(4);
});

for (const { journey, path, hash, before, scripts, newScripts } of STEPS) {
  test(`§2 ${journey}, ${hash}: scripts lost for a moment`, async ({ page, storage, problems }) => {
    problems.provoke(/net::ERR_FAILED/);
    await leaveAnswers(storage);
    await page.clock.install();
    const lost = await loseScripts(page, scripts);
    await page.goto(`${path}#${hash}`);
    await expect.poll(() => new Set(lost.asked).size).toBe(scripts.length);
    await expect(page.getByText('Loading...').first()).toBeVisible();
    const isSameVisit = await markVisit(page);
    const draft = await storage.draft();
    await lost.find();
    await passTimeUntil(page, () => expect(stepAt(page, hash)).toBeVisible({ timeout: 200 }));
    expect(await isSameVisit(), 'without a reload').toBe(true);
    expect(await storage.draft()).toEqual(draft);
  });

  if (newScripts.length === 0) continue;
  test(`§2 ${journey}, ${hash}: scripts lost for long`, async ({ page, storage, problems }) => {
    problems.provoke(/net::ERR_FAILED/, /The step ".+" could not be loaded/);
    await leaveAnswers(storage);
    await page.clock.install();
    const lost = await loseScripts(page, newScripts);
    await page.goto(`${path}#${before}`);
    await stepAt(page, before).waitFor();
    const isSameVisit = await markVisit(page);
    const [name, text] = TYPED[before] ?? [];
    if (name && text) await control(page, name).fill(text);
    const typed = await entered(page);
    const backToTyped = async () => {
      await previous(page).click();
      await stepAt(page, before).waitFor();
      expect(await entered(page)).toEqual(typed);
    };

    await next(page).click();
    const note = page.getByRole('status').filter({ hasText: NOTE });
    await passTimeUntil(page, () => expect(note).toBeVisible({ timeout: 200 }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await backToTyped();
    await next(page).click();
    await passTimeUntil(page, () => expect(note).toBeVisible({ timeout: 200 }));

    await lost.find();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(stepAt(page, hash)).toBeVisible();
    await backToTyped();
    expect(await isSameVisit(), 'without a reload').toBe(true);
  });
}
