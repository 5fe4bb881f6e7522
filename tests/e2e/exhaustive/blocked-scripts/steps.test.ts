import { APPLICATION, draftOf, QUOTE, quoteOf } from '../../support/data.ts';
import { blockScripts } from '../../support/scripts.ts';
import { expect, test } from '../../support/test.ts';

const NOTE = 'We can’t load this step right now. Your answers are safe.';

/** Steps with scripts that no earlier step needs, and the texts typed before these scripts are blocked. */
const STEPS = [
  [QUOTE, 'age', 'select-cover', 'product-cards', { age: '41' }],
  [
    APPLICATION,
    'dependants-details',
    'contact-details',
    'address',
    { 'dependants[0].firstNameDependant': 'Zoë' },
  ],
  [APPLICATION, 'declaration', 'payment', 'lookup', {}],
] as const;

for (const [path, before, hash, script, texts] of STEPS)
  test(`§2 ${hash}: keeps the answers while scripts are blocked`, async ({ page, wizard, problems }) => {
    const { step, storage } = wizard;
    /** Returns the stored answers, without the price that came meanwhile. */
    const answers = async () => ({ ...(await storage.draft()), application: undefined });
    test.slow();
    problems.provoke(/net::ERR_FAILED/, /The step ".+" could not be loaded/);
    await storage.leave(quoteOf('F'), draftOf('F'));
    await page.clock.install();
    const blocked = await blockScripts(page, [script]);
    await page.goto(`${path}#${hash}`);
    await expect.poll(() => blocked.asked.length).toBeGreaterThan(0);
    await expect(page.getByText('Loading...').first()).toBeVisible();
    const isSameVisit = await wizard.markVisit();
    const stored = await answers();
    await blocked.allow();
    await wizard.passTimeUntilVisible(step(hash));
    expect(await isSameVisit(), 'without a reload').toBe(true);
    expect(await answers()).toEqual(stored);

    const blockedForLong = await blockScripts(page, [script]);
    await page.goto('about:blank');
    await page.goto(`${path}#${before}`);
    await step(before).waitFor();
    const isStillSameVisit = await wizard.markVisit();
    for (const [name, text] of Object.entries(texts)) await wizard.control(name).fill(text);
    const typed = await wizard.entered();
    const backToTyped = async () => {
      await wizard.previous.click();
      await step(before).waitFor();
      expect(await wizard.entered()).toEqual(typed);
    };
    const note = page.getByRole('status').filter({ hasText: NOTE });
    await wizard.next.click();
    await wizard.passTimeUntilVisible(note);
    await expect(wizard.heading).toBeFocused();
    // a page from the current build does not reload
    await page.clock.runFor(60_000);
    await backToTyped();
    await wizard.next.click();
    await wizard.passTimeUntilVisible(note);

    await blockedForLong.allow();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(step(hash)).toBeVisible();
    await backToTyped();
    expect(await isStillSameVisit(), 'without a reload').toBe(true);
  });
