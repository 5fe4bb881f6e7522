import type { Page } from '@playwright/test';
import { COUPLE } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { ageInput, heading, next, openStep, previous, step } from './support/visitor.ts';

/** Records the names of the animations of each change of step. */
async function recordMotion(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const motion: string[][] = [];
    Object.assign(window, { motion });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const record = () => {
        const names = document.getAnimations().map((animation) => (animation as CSSAnimation).animationName);
        motion.push(names.filter((name) => name?.startsWith('step-')).sort());
      };
      transition.ready.then(record, () => {});
      return transition;
    };
  });
  return () => page.evaluate(() => (window as Window & { motion?: string[][] }).motion ?? []);
}

const expectEnd = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.dataset.stepChange)).toBeUndefined();

test.describe('without a preference for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 600 } });

  test('the next step and the previous one come from different sides', async ({ page, storage }) => {
    const motion = await recordMotion(page);
    await storage.leave(COUPLE);
    await openStep(page, 'cover-type');
    await next(page).click();
    await expect(step(page, 'age')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(motion).toEqual([['step-in', 'step-out']]);
    await expectEnd(page);
    await previous(page).click();
    await expect(step(page, 'cover-type')).toBeVisible();
    await expect.poll(motion).toEqual([
      ['step-in', 'step-out'],
      ['step-back-in', 'step-out'],
    ]);
    await expectEnd(page);
    await page.goForward();
    await expect(heading(page)).toBeFocused();
  });

  test('a press during the motion counts, and nothing is too wide', async ({ page, storage }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        const slowDown = () =>
          document.getAnimations().map((animation) => animation.updatePlaybackRate(0.01));
        transition.ready.then(slowDown, () => {});
        return transition;
      };
    });
    await storage.leave(COUPLE);
    await openStep(page, 'cover-type');
    await next(page).click();
    await step(page, 'age').waitFor();
    await expect(page.locator('html')).toHaveAttribute('data-step-change', 'forward');
    const { width, wide } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { width: clientWidth, wide: scrollWidth };
    });
    expect(wide).toBe(width);
    await ageInput(page).click({ force: true });
    await expect(ageInput(page)).toBeFocused();
    const box = await next(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await expect(step(page, 'select-cover')).toBeVisible();
  });
});

test('nothing slides or scrolls smoothly for a visitor who prefers less motion', async ({
  page,
  storage,
}) => {
  const motion = await recordMotion(page);
  await storage.leave(COUPLE);
  await openStep(page, 'cover-type');
  await next(page).click();
  await expect(heading(page)).toBeFocused();
  expect(await motion()).toEqual([]);
  await openStep(page, 'select-cover');
  await page.getByRole('link', { name: 'View details' }).first().waitFor();
  const scroll = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('ul')].map(
      (element) => getComputedStyle(element).scrollBehavior,
    ),
  );
  expect(new Set(scroll)).toEqual(new Set(['auto']));
});
