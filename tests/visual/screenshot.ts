import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { State } from '../../scripts/gallery/catalogue/state.ts';
import { referenceFile, screenshotName, type Width } from '../../scripts/gallery/references.ts';
import type { OpenPage } from './open-page.ts';

const HEIGHT = 900;

/** The margin around an element in its screenshot, in pixels, for its border and its focus ring. */
const MARGIN = 8;

const SELECTORS: Readonly<Record<string, string>> = {
  main: 'main',
  step: '[data-step]',
  dialog: 'dialog[open]',
};

/** Returns the part of a page for the screenshot. Undefined for the whole page. */
async function clipOf(page: Page, frame: State['frame']) {
  if (frame === 'page') return undefined;
  const main = (await page.locator('main').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const step = await page.locator('[data-step]:visible').first();
  const stepBox = (await step.count()) > 0 ? await step.boundingBox() : null;
  if (frame === 'above-step') return stepBox ? { ...main, height: stepBox.y - main.y } : main;
  const element = page.locator(SELECTORS[frame] ?? frame).filter({ visible: true });
  if (frame === 'main' || (await element.count()) === 0) return main;
  const box = (await element.first().boundingBox()) ?? main;
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  return { x, y, width: box.x + box.width + MARGIN - x, height: box.y + box.height + MARGIN - y };
}

/** Makes sticky boxes relative: the browser draws sticky boxes as layers, sometimes with text a pixel higher. */
function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main, main *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    let parent = element.parentElement;
    while (parent && parent !== document.body && !/auto|scroll/.test(getComputedStyle(parent).overflowY))
      parent = parent.parentElement;
    // in a scrolling list, sticky elements belong in the screenshot
    if (parent === document.body) Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
}

/** Makes the screen as high as the page, so that everything is drawn in its place. */
export async function showWhole({ page, settle }: OpenPage, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await settle();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(unstick);
  await settle();
}

/** Compares a state with its reference. If there is none yet, attaches the screenshot for the gallery. */
export async function expectScreenshot(page: Page, { id, frame }: State, width: Width): Promise<void> {
  const clip = await clipOf(page, frame);
  const options = clip ? { clip } : {};
  const name = screenshotName(id, width);
  const isNew = !existsSync(referenceFile(name));
  if (isNew && test.info().config.updateSnapshots === 'none') {
    const path = test.info().outputPath(`new-${width}.png`);
    await page.screenshot({ path, animations: 'disabled', caret: 'hide', ...options });
    await test.info().attach(`${name}-new`, { path, contentType: 'image/png' });
  }
  await expect.soft(page).toHaveScreenshot(`${name}.webp`.split('/'), options);
}
