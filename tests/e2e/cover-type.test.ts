import { SINGLE, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { coverRadio, coverTile, field, next, openStep, QUOTE, step } from './support/visitor.ts';

/** "Shortly after a choice" is 300 ms (decisions, Steps). The page's clock stands still but for what a test lets pass. */
test.beforeEach(async ({ page, storage }) => {
  await storage.leave({ visaType: [WORKING_HOLIDAY] });
  await page.clock.install();
  await openStep(page, 'cover-type');
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('§2 a click goes on by itself, shortly after', async ({ page }) => {
  await coverTile(page, 'Couple').click();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  await page.clock.runFor(1);
  await expect(step(page, 'age')).toBeVisible();
  await expect(page).toHaveURL(`${QUOTE}#age`);
});

test('§2 a second choice within the wait restarts it, and is the one that counts', async ({
  page,
  storage,
}) => {
  await coverTile(page, 'Couple').click();
  await page.clock.runFor(200);
  await coverTile(page, 'Family').click();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  await page.clock.runFor(1);
  await expect(step(page, 'age')).toBeVisible();
  expect((await storage.quote())?.coverType).toBe('F');
});

test('§2 the arrow keys choose and do not go on; Next does', async ({ page, storage }) => {
  await coverRadio(page, 'S').focus();
  await page.keyboard.press('ArrowDown');
  await expect(coverRadio(page, 'D')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(coverRadio(page, 'P')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(coverRadio(page, 'D')).toBeChecked();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  expect((await storage.quote())?.coverType).toBe('D');

  await next(page).click();
  await expect(step(page, 'age')).toBeVisible();
});

for (const key of ['Space', 'Enter']) {
  test(`§2 ${key} means the choice that the arrow keys have found`, async ({ page, storage }) => {
    await coverRadio(page, 'S').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await page.clock.runFor(300);
    await expect(step(page, 'age')).toBeVisible();
    expect((await storage.quote())?.coverType).toBe('D');
  });

  test(`§2 ${key} chooses the tile that has the focus`, async ({ page, storage }) => {
    await coverRadio(page, 'S').focus();
    await page.keyboard.press(key);
    await page.clock.runFor(300);
    await expect(step(page, 'age')).toBeVisible();
    expect((await storage.quote())?.coverType).toBe('S');
  });
}

test('§2 a restored choice does not go on, and clicking it again does', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await page.reload();
  await expect(coverRadio(page, 'S')).toBeChecked();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  await coverTile(page, 'Single').click();
  await page.clock.runFor(300);
  await expect(step(page, 'age')).toBeVisible();
});

test('§2 leaving the step within the wait ends it', async ({ page }) => {
  await coverTile(page, 'Couple').click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(step(page, 'visa-type')).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(`${QUOTE}#visa-type`);
});

test('§2 §5 the choice is required: Next is disabled until there is one', async ({ page }) => {
  await expect(next(page)).toBeDisabled();
  await coverRadio(page, 'S').focus();
  await page.keyboard.press('ArrowDown');
  await expect(next(page)).toBeEnabled();
});

test('§5 §8 leaving the group without a choice shows the authored message', async ({ page }) => {
  const error = field(page, 'coverType').getByRole('alert');
  await coverRadio(page, 'S').focus();
  await expect(error).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).focus();
  await expect(error).toHaveText('Choose who needs cover');
});

test('§9 four cover types, each with its code', async ({ page }) => {
  const radios = field(page, 'coverType').getByRole('radio');
  const codes = await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  expect(codes).toEqual(['S', 'D', 'P', 'F']);
  for (const label of ['Single', 'Couple', 'Single parent', 'Family']) {
    await expect(coverTile(page, label)).toBeVisible();
  }
});
