import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../e2e/support/axe.ts';
import { textFaults } from './large-text.ts';

const HEIGHT = 900;

const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Expects no horizontal scrolling. A calendar that is open takes a moment to follow a new width. */
function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const message = `nothing scrolls sideways at ${width} pixels`;
  return expect
    .configure({ soft: true })
    .poll(() => pageWidth(page), { message })
    .toBeLessThanOrEqual(width);
}

/** Finds touch targets that are smaller than 44 by 44 pixels. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, select, input, [role="option"]')];
    // a link in a sentence is only as high as its line, and a radio button's target is its whole label
    return all
      .filter((target) => {
        const around = target.closest('p, li')?.textContent?.trim() ?? '';
        const isInSentence = target.matches('a') && around.length > (target.textContent?.trim().length ?? 0);
        return target.checkVisibility({ visibilityProperty: true }) && !isInSentence;
      })
      .map((target) => ({ target, area: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ area: { width, height } }) => width < 44 || height < 44)
      .map(({ target, area: { width, height } }) => `${target.textContent}: ${width} × ${height}`);
  });
}

/** Marks elements that stand out by their background, such as cards and buttons, before colours are forced. */
function markGrounds(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('.root *')) {
      const { backgroundColor, borderRadius } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (borderRadius === '0px' || width <= 24 || height <= 24 || !element.checkVisibility()) continue;
      if (backgroundColor === 'rgba(0, 0, 0, 0)' || element.closest('[aria-hidden="true"]')) continue;
      let around = element.parentElement;
      while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)')
        around = around.parentElement;
      if (around && getComputedStyle(around).backgroundColor !== backgroundColor)
        element.setAttribute('data-ground', '');
    }
  });
}

/** Finds marked elements without an edge in forced colours, and icons whose colour differs from their text's. */
function forcedColourFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const around = getComputedStyle(document.body).backgroundColor;
    const withoutEdge = [...document.querySelectorAll('[data-ground]')].filter((element) => {
      const style = getComputedStyle(element);
      const hasEdge = (['Top', 'Right', 'Bottom', 'Left'] as const).some(
        (side) => style[`border${side}Width`] !== '0px' && style[`border${side}Color`] !== around,
      );
      const hasOutline = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
      return !hasEdge && !hasOutline && [around, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor);
    });
    const stray = [...document.querySelectorAll('svg.icon')].filter(
      (icon) =>
        icon.parentElement?.checkVisibility() &&
        getComputedStyle(icon).stroke !== getComputedStyle(icon.parentElement).color,
    );
    return [
      ...withoutEdge.map(({ tagName, className }) => `no edge: ${tagName}.${className}`),
      ...stray.map(({ parentElement }) => `stray icon: ${parentElement?.outerHTML.slice(0, 120)}`),
    ];
  });
}

/** Expects no horizontal scrolling and targets of at least 44 pixels, at desktop and phone widths. */
async function expectLayout(page: Page): Promise<void> {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await smallTargets(page), `targets at ${width} pixels`).toEqual([]);
    await expectNoSidewaysScroll(page, width);
  }
}

/** Expects text at 200 per cent to be complete, readable and within the screen. */
async function expectLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  // like a visitor's browser setting
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page, 1280);
  await page.setViewportSize({ width: 390, height: HEIGHT });
  expect
    .soft(await textFaults(page), 'text of 200 per cent')
    .toEqual({ broken: [], clipped: [], overlapping: [] });
  await expectNoSidewaysScroll(page, 390);
}

/** Expects a state to be usable in the dark scheme, with forced colours, on narrow screens and with large text. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'dark' });
  // everything else is the same in both schemes
  const violations = await findAxeViolations(page, ['color-contrast']);
  expect.soft(violations, 'axe in the dark scheme').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await markGrounds(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await forcedColourFaults(page), 'with forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await expectLayout(page);
  await expectLargeText(page);
}
