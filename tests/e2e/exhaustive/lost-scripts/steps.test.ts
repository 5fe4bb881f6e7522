import { APPLICATION, control, quoteOf } from '../../support/application.ts';
import { passTimeUntilVisible } from '../../support/clock.ts';
import { draftOf } from '../../support/payment.ts';
import { entered, loseScripts, markVisit } from '../../support/scripts.ts';
import { expect, test } from '../../support/test.ts';
import { next, previous, QUOTE } from '../../support/visitor.ts';

const NOTE = 'We can’t load this step right now. Your answers are safe.';

/** Steps with scripts that no step before needs, and what is typed before they are lost. */
const STEPS = [
  { path: QUOTE, before: 'age', hash: 'select-cover', script: 'product-cards', name: 'age', text: '41' },
  {
    path: APPLICATION,
    before: 'dependants-details',
    hash: 'contact-details',
    script: 'address',
    name: 'dependants[0].firstNameDependant',
    text: 'Zoë',
  },
  { path: APPLICATION, before: 'declaration', hash: 'payment', script: 'lookup', name: '', text: '' },
] as const;

for (const { path, before, hash, script, name, text } of STEPS)
  test(`§2 ${hash}: scripts lost for a moment, and for long`, async ({ page, storage, problems }) => {
    test.slow();
    problems.provoke(/net::ERR_FAILED/, /The step ".+" could not be loaded/);
    const stepAt = (at: string) => page.locator(`[data-step="${at}"]`);
    await storage.leave(quoteOf('F'));
    await storage.leaveDraft(draftOf('F'));
    await page.clock.install();
    const lost = await loseScripts(page, [script]);
    await page.goto(`${path}#${hash}`);
    await expect.poll(() => lost.asked.length).toBeGreaterThan(0);
    await expect(page.getByText('Loading...').first()).toBeVisible();
    const isSameVisit = await markVisit(page);
    const draft = await storage.draft();
    await lost.find();
    await passTimeUntilVisible(page, stepAt(hash));
    expect(await isSameVisit(), 'without a reload').toBe(true);
    expect(await storage.draft()).toEqual(draft);

    const lostForLong = await loseScripts(page, [script]);
    await page.goto('about:blank');
    await page.goto(`${path}#${before}`);
    await stepAt(before).waitFor();
    const isStillSameVisit = await markVisit(page);
    if (name) await control(page, name).fill(text);
    const typed = await entered(page);
    const backToTyped = async () => {
      await previous(page).click();
      await stepAt(before).waitFor();
      expect(await entered(page)).toEqual(typed);
    };
    const note = page.getByRole('status').filter({ hasText: NOTE });
    await next(page).click();
    await passTimeUntilVisible(page, note);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await backToTyped();
    await next(page).click();
    await passTimeUntilVisible(page, note);

    await lostForLong.find();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(stepAt(hash)).toBeVisible();
    await backToTyped();
    expect(await isStillSameVisit(), 'without a reload').toBe(true);
  });
