import { COUPLE, SINGLE } from '../support/quotes.ts';
import { expect, test } from '../support/test.ts';
import {
  ageInput,
  chooseVisa,
  coverRadio,
  field,
  LANDING,
  next,
  openStep,
  visaInput,
} from '../support/visitor.ts';

test('§4 the suggestions are told to those who cannot see them', async ({ page }) => {
  await openStep(page, 'visa-type');
  const told = field(page, 'visaType').getByRole('status').first();
  await visaInput(page).fill('w');
  await expect(told).toHaveText('Type to search...');
  await visaInput(page).fill('working holiday');
  await expect(told).toHaveText('1 result. Use the arrow keys to choose.');
  await visaInput(page).fill('holiday');
  await expect(told).toHaveText('4 results. Use the arrow keys to choose.');
  await expect(page.getByRole('option')).toHaveCount(4);
  await visaInput(page).fill('moon');
  await expect(told).toHaveText(
    /^No matches found\. Check the spelling, or enter your visa’s subclass number\./,
  );
  await chooseVisa(page, 'Student visa');
  await expect(told).toHaveText('');
});

test('§2 the alert of an unsupported visa is told as it arrives', async ({ page }) => {
  await openStep(page, 'visa-type');
  await chooseVisa(page, 'Student visa');
  const told = field(page, 'visaType').getByRole('status').filter({ hasText: 'Please note:' });
  await expect(told).toContainText('We don’t offer cover for this visa');
});

test('§5 a field is named, required, and described by its hint and its error', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openStep(page, 'age');
  await expect(ageInput(page)).toHaveAttribute('aria-required', 'true');
  await ageInput(page).fill('17');
  await ageInput(page).blur();
  await expect(ageInput(page)).toHaveAccessibleDescription('Enter an age between 18 and 100');
  await page.goto(LANDING);
  await expect(visaInput(page)).toHaveAccessibleDescription(/^Search by name or number/);
});

test('§2 a cover type’s name is its label; its line of help describes it and is not said twice', async ({
  page,
}) => {
  await openStep(page, 'cover-type');
  for (const [code, name, help] of [
    ['S', 'Single', 'Only me'],
    ['D', 'Couple', 'Me and my partner'],
    ['P', 'Single parent', 'Me and my children'],
    ['F', 'Family', 'Me, my partner and our children'],
  ] as const) {
    await expect(coverRadio(page, code)).toHaveAccessibleName(name);
    await expect(coverRadio(page, code)).toHaveAccessibleDescription(help);
  }
});

test('§2 four links with the same words differ by their products', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'select-cover');
  const links = page.getByRole('link', { name: 'View details' });
  await expect(links).toHaveCount(4);
  await expect(links.first()).toHaveAccessibleDescription('Essential Visitor Cover');
  await expect(links.last()).toHaveAccessibleDescription('Complete Visitor Cover');
});

test.describe('prefers-reduced-motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('look: nothing moves for one who asked for less motion', async ({ page, storage }) => {
    await storage.leave(COUPLE);
    await openStep(page, 'visa-type');
    const moving = () =>
      page.evaluate(() => ({
        scroll: getComputedStyle(document.documentElement).scrollBehavior,
        row: [...document.querySelectorAll('ul')].map((list) => getComputedStyle(list).scrollBehavior),
        animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
      }));
    expect(await moving()).toMatchObject({ scroll: 'auto', animations: 0 });
    for (let steps = 0; steps < 3; steps++) {
      await next(page).click();
      expect(await moving()).toMatchObject({ scroll: 'auto', animations: 0 });
    }
    await page.getByRole('link', { name: 'View details' }).first().waitFor();
    expect(new Set((await moving()).row)).toEqual(new Set(['auto']));
  });
});
