import { COUPLE, SINGLE } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  coverTile,
  HEADINGS,
  next,
  openStep,
  previous,
  QUOTE,
  type StepHash,
  step,
} from './support/visitor.ts';

const HASHES = ['visa-type', 'cover-type', 'age', 'select-cover'] as const satisfies StepHash[];

for (const [index, hash] of HASHES.entries()) {
  test(`§2 #${hash} opens its step, whatever is answered yet`, async ({ page }) => {
    await openStep(page, hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[hash]);
    await expect(page.getByText(`Step ${index + 1} of 4`)).toBeVisible();
    await expect(page.locator('[data-step]')).toHaveCount(1);
  });
}

const UNKNOWN = ['', '#', '#nothing', '#confirmation', '#%', '#%E0%A4%A', '#visa-type/age', '#constructor'];

test('§2 an unknown hash means step 0', async ({ page }) => {
  for (const hash of UNKNOWN) {
    await test.step(hash || '(none)', async () => {
      await page.goto('about:blank');
      await page.goto(`${QUOTE}${hash}`);
      await expect(step(page, 'visa-type')).toBeVisible();
    });
  }
});

test('§2 a hash change moves to the step it names, and an unknown one to step 0', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await openStep(page, 'visa-type');
  for (const hash of ['select-cover', 'age', 'cover-type', 'age'] as const) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(step(page, hash)).toBeVisible();
  }
  await page.evaluate(() => {
    location.hash = 'nothing';
  });
  await expect(step(page, 'visa-type')).toBeVisible();
});

test('§2 Next and Previous push the hash; back and forward follow it', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'visa-type');
  for (const hash of ['cover-type', 'age', 'select-cover'] as const) {
    await next(page).click();
    await expect(page).toHaveURL(`${QUOTE}#${hash}`);
    await expect(step(page, hash)).toBeVisible();
  }
  await previous(page).click();
  await expect(page).toHaveURL(`${QUOTE}#age`);

  // pushed, not replaced: the way back leads through every step that was seen
  for (const hash of ['select-cover', 'age', 'cover-type', 'visa-type'] as const) {
    await page.goBack();
    await expect(step(page, hash)).toBeVisible();
  }
  for (const hash of ['cover-type', 'age', 'select-cover', 'age'] as const) {
    await page.goForward();
    await expect(step(page, hash)).toBeVisible();
  }
});

test('§2 the first step has no Previous, the last one no Next', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openStep(page, 'visa-type');
  await expect(next(page)).toBeVisible();
  await expect(previous(page)).toHaveCount(0);
  await openStep(page, 'select-cover');
  await expect(previous(page)).toBeVisible();
  await expect(next(page)).toHaveCount(0);
});

test('§2 Previous keeps what was typed, valid or not', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openStep(page, 'age');
  await ageInput(page).fill('seventeen');
  await previous(page).click();
  await expect(step(page, 'cover-type')).toBeVisible();
  await coverTile(page, 'Single').click();
  await expect(ageInput(page)).toHaveValue('seventeen');
  await expect(next(page)).toBeDisabled();
});

test('§2 the first click on Previous counts, though leaving the field shows an error that moves it', async ({
  page,
  storage,
}) => {
  await storage.leave({ ...SINGLE, age: undefined });
  await openStep(page, 'age');
  await ageInput(page).fill('17');
  const button = await previous(page).boundingBox();
  if (!button) throw new Error('Previous is not in sight.');
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2, { delay: 50 });
  await expect(step(page, 'cover-type')).toBeVisible();
});
