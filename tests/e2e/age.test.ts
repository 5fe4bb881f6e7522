import { COUPLE, SINGLE } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  coverRadio,
  coverTile,
  field,
  next,
  openStep,
  partnerAgeInput,
  previous,
  step,
} from './support/visitor.ts';

const MESSAGE = 'Enter an age between 18 and 100';

test('§5 §9 ages from 18 to 100 are taken', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, age: undefined });
  await openStep(page, 'age');
  for (const age of ['18', '35', '100', ' 42 ']) {
    await ageInput(page).fill(age);
    await ageInput(page).blur();
    await expect(field(page, 'age').getByRole('alert')).toHaveCount(0);
    await expect(next(page)).toBeEnabled();
    expect((await storage.quote())?.age).toBe(Number(age));
  }
});

test('§5 §9 what is no age from 18 to 100 is not taken', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openStep(page, 'age');
  for (const age of ['', '17', '101', '-30', '30.5', 'thirty', '30 years', '1e2']) {
    await test.step(`“${age}”`, async () => {
      await ageInput(page).fill('30');
      await expect(next(page)).toBeEnabled();
      await ageInput(page).fill(age);
      await expect(next(page)).toBeDisabled();
      await ageInput(page).blur();
      await expect(field(page, 'age').getByRole('alert')).toHaveText(MESSAGE);
      await expect(ageInput(page), 'what was typed is not lost').toHaveValue(age);
      expect((await storage.quote())?.age, 'no age that does not hold is kept').toBeUndefined();
    });
  }
});

test('§5 the message shows when the field is left, and goes with the keystroke that mends it', async ({
  page,
  storage,
}) => {
  await storage.leave({ ...SINGLE, age: undefined });
  await openStep(page, 'age');
  const error = field(page, 'age').getByRole('alert');
  await ageInput(page).pressSequentially('1');
  await expect(next(page)).toBeDisabled();
  await expect(error).toHaveCount(0);
  await ageInput(page).blur();
  await expect(error).toHaveText(MESSAGE);
  await expect(ageInput(page)).toHaveAttribute('aria-invalid', 'true');
  await ageInput(page).press('End');
  await ageInput(page).pressSequentially('8');
  await expect(error).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
});

test('§5 Enter in an empty age says what is missing, and stays', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, age: undefined });
  await openStep(page, 'age');
  await ageInput(page).press('Enter');
  await expect(field(page, 'age').getByRole('alert')).toHaveText(MESSAGE);
  await expect(step(page, 'age')).toBeVisible();
});

const PARTNER_ASKED = [
  { coverType: 'S', asked: false },
  { coverType: 'P', asked: false },
  { coverType: 'D', asked: true },
  { coverType: 'F', asked: true },
] as const;

for (const { coverType, asked } of PARTNER_ASKED) {
  test(`§2 cover type ${coverType}: ${asked ? 'a partner’s age as well' : 'one age, in full width'}`, async ({
    page,
    storage,
  }) => {
    await storage.leave({ ...SINGLE, coverType });
    await openStep(page, 'age');
    await expect(ageInput(page)).toBeVisible();
    await expect(partnerAgeInput(page)).toHaveCount(asked ? 1 : 0);
    await expect(next(page)).toBeEnabled({ enabled: !asked });

    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const input = await field(page, 'age').boundingBox();
    const share = (input?.width ?? 0) / (heading?.width ?? 1);
    if (asked) expect(share).toBeLessThan(0.5);
    else expect(share).toBeCloseTo(1, 2);
  });
}

test('§5 a partner’s age has the same limits and its own message', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'age');
  await partnerAgeInput(page).fill('17');
  await partnerAgeInput(page).blur();
  await expect(field(page, 'partnerAge').getByRole('alert')).toHaveText(MESSAGE);
  await expect(field(page, 'age').getByRole('alert')).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  await partnerAgeInput(page).fill('18');
  await expect(next(page)).toBeEnabled();
  expect(await storage.quote()).toEqual({ ...COUPLE, partnerAge: 18 });
});

test('§2 from couple to single and back: the partner’s age leaves the quote and comes back with the field', async ({
  page,
  storage,
}) => {
  await storage.leave(COUPLE);
  await openStep(page, 'age');
  await expect(partnerAgeInput(page)).toHaveValue('60');

  await previous(page).click();
  await coverTile(page, 'Single').click();
  await expect(step(page, 'age')).toBeVisible();
  await expect(partnerAgeInput(page)).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
  expect(await storage.quote()).toEqual(SINGLE);

  await previous(page).click();
  await coverTile(page, 'Couple').click();
  await expect(step(page, 'age')).toBeVisible();
  await expect(partnerAgeInput(page)).toHaveValue('60');
  await expect(next(page)).toBeEnabled();
  expect(await storage.quote()).toEqual(COUPLE);
});

test('§2 a quote for one knows no partner, even before the age is asked again', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'cover-type');
  await coverRadio(page, 'D').press('ArrowUp');
  await expect(coverRadio(page, 'S')).toBeChecked();
  expect(await storage.quote()).toEqual(SINGLE);
});

test('§2 from single to couple: the quote waits for the partner’s age', async ({ page, storage }) => {
  await storage.leave(SINGLE);
  await openStep(page, 'cover-type');
  await coverTile(page, 'Couple').click();
  await expect(step(page, 'age')).toBeVisible();
  await expect(ageInput(page)).toHaveValue('30');
  await expect(partnerAgeInput(page)).toHaveValue('');
  await expect(next(page)).toBeDisabled();
  await partnerAgeInput(page).fill('60');
  await next(page).click();
  await expect(step(page, 'select-cover')).toBeVisible();
  expect(await storage.quote()).toEqual(COUPLE);
});
