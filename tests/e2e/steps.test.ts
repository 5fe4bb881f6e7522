import { COUPLE, SINGLE } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  coverTile,
  HEADINGS,
  heading,
  next,
  openStep,
  previous,
  QUOTE,
  type StepHash,
  step,
} from './support/visitor.ts';

test('§2 each hash opens its step, and an unknown one the first', async ({ page }) => {
  for (const hash of Object.keys(HEADINGS) as StepHash[]) {
    await page.goto('about:blank');
    await openStep(page, hash);
    await expect(heading(page)).toHaveText(HEADINGS[hash]);
    await expect(page).toHaveTitle(`${HEADINGS[hash]} | Get a quote`);
    await expect(page.locator('body'), 'the step a visit begins with').toBeFocused();
  }
  for (const hash of ['', '#confirmation', '#%E0%A4%A', '#constructor']) {
    await page.goto('about:blank');
    await page.goto(`${QUOTE}${hash}`);
    await expect(step(page, 'visa-type')).toBeVisible();
  }
});

test('§2 steps push their hashes, which back and forward follow', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await page.setViewportSize({ width: 390, height: 600 });
  await openStep(page, 'visa-type');
  await expect(previous(page), 'the first step has no Previous').toHaveCount(0);
  for (const hash of ['cover-type', 'age', 'select-cover'] as const) {
    await next(page).click();
    await expect(page).toHaveURL(`${QUOTE}#${hash}`);
    await expect(step(page, hash)).toBeVisible();
    await expect(heading(page)).toBeFocused();
  }
  await expect(next(page), 'the last step has no Next').toHaveCount(0);
  await previous(page).click();
  await expect(page).toHaveURL(`${QUOTE}#age`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  for (const [hash, opened] of [
    ['cover-type', 'cover-type'],
    ['nothing', 'visa-type'],
  ] as const) {
    await page.evaluate((to) => location.assign(`#${to}`), hash);
    await expect(step(page, opened)).toBeVisible();
  }

  for (const hash of ['cover-type', 'age', 'select-cover', 'age', 'cover-type', 'visa-type'] as const) {
    await page.goBack();
    await expect(step(page, hash)).toBeVisible();
  }
  for (const hash of ['cover-type', 'age', 'select-cover', 'age'] as const) {
    await page.goForward();
    await expect(step(page, hash)).toBeVisible();
  }
});

test('§2 the first click on Previous counts, and keeps what was typed', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, age: undefined });
  await openStep(page, 'age');
  await ageInput(page).fill('seventeen');
  const button = await previous(page).boundingBox();
  if (!button) throw new Error('Previous is not in view.');
  // leaving the field shows an error, which moves the button
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2, { delay: 50 });
  await expect(step(page, 'cover-type')).toBeVisible();
  await coverTile(page, 'Single').click();
  await expect(ageInput(page)).toHaveValue('seventeen');
  await expect(next(page)).toBeDisabled();
});
