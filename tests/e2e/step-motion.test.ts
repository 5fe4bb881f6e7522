import type { Page } from '@playwright/test';
import { COUPLE } from './support/data.ts';
import { boxOf } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** Records the names of the animations at each change of step. @param rate the playback rate of the animations */
async function recordMotion(page: Page, rate = 1): Promise<() => Promise<string[][]>> {
  await page.addInitScript((speed) => {
    const motion: string[][] = [];
    Object.assign(window, { motion });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const record = () => {
        const animations = document.getAnimations() as CSSAnimation[];
        for (const animation of animations) animation.updatePlaybackRate(speed);
        const names = animations.map(({ animationName }) => animationName);
        motion.push(names.filter((name) => name?.startsWith('step-')).sort());
      };
      transition.ready.then(record, () => {});
      return transition;
    };
  }, rate);
  return () => page.evaluate(() => (window as Window & { motion?: string[][] }).motion ?? []);
}

const expectEnd = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.dataset.stepChange)).toBeUndefined();

test.describe('without a preference for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 600 } });

  test('slides the next and the previous step in from different sides', async ({ page, wizard }) => {
    const motion = await recordMotion(page);
    await wizard.open('cover-type', COUPLE);
    await wizard.next.click();
    await expect(wizard.step('age')).toBeVisible();
    await expect(wizard.heading).toBeFocused();
    await expect.poll(wizard.scrollY).toBe(0);
    await expect.poll(motion).toEqual([['step-in', 'step-out']]);
    await expectEnd(page);
    await wizard.previous.click();
    await expect(wizard.step('cover-type')).toBeVisible();
    await expect.poll(motion).toEqual([
      ['step-in', 'step-out'],
      ['step-back-in', 'step-out'],
    ]);
    await expectEnd(page);
    await page.goForward();
    await expect(wizard.heading).toBeFocused();
  });

  test('accepts presses during the motion without horizontal overflow', async ({ page, wizard }) => {
    await recordMotion(page, 0.01);
    await wizard.open('cover-type', COUPLE);
    await wizard.next.click();
    await wizard.step('age').waitFor();
    await expect(page.locator('html')).toHaveAttribute('data-step-change', 'forward');
    const tooWide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide).toBe(0);
    await wizard.ageInput.click({ force: true });
    await expect(wizard.ageInput).toBeFocused();
    const { x, y } = await boxOf(wizard.next);
    await page.mouse.click(x + 20, y + 10);
    await expect(wizard.step('select-cover')).toBeVisible();
  });
});

test('disables motion and smooth scrolling if visitors prefer reduced motion', async ({ page, wizard }) => {
  const motion = await recordMotion(page);
  await wizard.open('cover-type', COUPLE);
  await wizard.next.click();
  await expect(wizard.heading).toBeFocused();
  expect(await motion()).toEqual([]);
  await wizard.open('select-cover');
  await wizard.detailLinks.first().waitFor();
  const scroll = await page
    .locator('html, ul')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).scrollBehavior));
  expect(new Set(scroll)).toEqual(new Set(['auto']));
});
