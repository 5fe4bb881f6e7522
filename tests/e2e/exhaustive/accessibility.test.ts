import type { Page } from '@playwright/test';
import { expectAxeClean } from '../support/axe.ts';
import { STATES } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Everything that can be tapped, and what of it is smaller than 44 by 44 pixels. */
function targets(page: Page): Promise<{ count: number; small: string[] }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, select, input, [role="option"]')];
    // a link in a sentence is as high as its line
    const inSentence = (target: Element) => {
      const around = target.closest('p, li')?.textContent?.trim() ?? '';
      return target.matches('a') && around.length > (target.textContent?.trim().length ?? 0);
    };
    const shown = all.filter(
      (target) => target.checkVisibility({ visibilityProperty: true }) && !inSentence(target),
    );
    // a radio button is tapped by its whole label
    const area = (target: Element) => (target.closest('label') ?? target).getBoundingClientRect();
    const small = shown
      .map((target) => ({ target, area: area(target) }))
      .filter(({ area: { width, height } }) => width < 44 || height < 44)
      .map(({ target, area: { width, height } }) => `${target.textContent}: ${width} × ${height}`);
    return { count: shown.length, small };
  });
}

async function expectLayout(page: Page, width: number): Promise<void> {
  const { count, small } = await targets(page);
  expect(count).toBeGreaterThan(0);
  expect.soft(small, `targets at ${width} pixels`).toEqual([]);
  expect.soft(await pageWidth(page), 'nothing scrolls sideways').toBeLessThanOrEqual(width);
}

for (const { name, reach } of STATES) {
  test(`axe finds nothing, targets have 44 pixels, nothing scrolls sideways: ${name}`, async ({
    page,
    sandbox,
    storage,
    problems,
  }) => {
    await reach({ page, sandbox, storage, problems });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLayout(page, width);
      if (width > 320) await expectAxeClean(page, `at ${width} pixels`);
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAxeClean(page, 'in the dark scheme');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await pageWidth(page), 'with text of 200 per cent').toBeLessThanOrEqual(1280);
  });
}
