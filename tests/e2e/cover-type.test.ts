import { COVER_TYPES, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { coverRadio, coverTile, field, next, openStep, previous, QUOTE, step } from './support/visitor.ts';

/** The page's clock is paused: a choice submits the step after 300 ms. */
test.beforeEach(async ({ page, storage }) => {
  await storage.leave({ visaType: [WORKING_HOLIDAY] });
  await page.clock.install();
  await openStep(page, 'cover-type');
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('§2 §9 a click on a cover type submits the step after 300 ms', async ({ page, storage }) => {
  const radios = field(page, 'coverType').getByRole('radio');
  const codes = await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  expect(codes).toEqual(Object.keys(COVER_TYPES));
  for (const label of Object.values(COVER_TYPES)) await expect(coverTile(page, label)).toBeVisible();

  await coverTile(page, 'Couple').click();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  await coverTile(page, 'Family').click();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  await page.clock.runFor(1);
  await expect(step(page, 'age')).toBeVisible();
  await expect(page).toHaveURL(`${QUOTE}#age`);
  expect((await storage.quote())?.coverType).toBe('F');

  await test.step('a restored choice does not submit; a click on it does', async () => {
    await previous(page).click();
    await expect(coverRadio(page, 'F')).toBeChecked();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(`${QUOTE}#cover-type`);
    await coverTile(page, 'Family').click();
    await page.clock.runFor(300);
    await expect(step(page, 'age')).toBeVisible();
  });
});

test('§2 the arrow keys choose and do not submit; Next does', async ({ page, storage }) => {
  await expect(next(page), 'a choice is required').toBeDisabled();
  await coverRadio(page, 'S').focus();
  for (const [key, code] of [
    ['ArrowDown', 'D'],
    ['ArrowRight', 'P'],
    ['ArrowUp', 'D'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(coverRadio(page, code)).toBeChecked();
  }
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  expect((await storage.quote())?.coverType).toBe('D');
  await next(page).click();
  await expect(step(page, 'age')).toBeVisible();
});
