import { COUPLE, SINGLE } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import {
  ageInput,
  coverRadio,
  coverTile,
  errorIn,
  field,
  heading,
  next,
  openStep,
  partnerAgeInput,
  previous,
  step,
} from './support/visitor.ts';

const MESSAGE = 'Enter an age between 18 and 100';

test('§5 §9 ages from 18 to 100 are accepted, and nothing else is stored', async ({ page, storage }) => {
  await storage.leave({ ...SINGLE, age: undefined });
  await openStep(page, 'age');
  for (const age of ['18', '100', ' 42 ']) {
    await ageInput(page).fill(age);
    await ageInput(page).blur();
    await expect(errorIn(page, 'age')).toHaveCount(0);
    await expect(next(page)).toBeEnabled();
    expect((await storage.quote())?.age).toBe(Number(age));
  }
  for (const age of ['', '17', '101', '-30', '30.5', 'thirty', '1e2']) {
    await test.step(`“${age}”`, async () => {
      await ageInput(page).fill('30');
      await expect(next(page)).toBeEnabled();
      await ageInput(page).fill(age);
      await expect(next(page)).toBeDisabled();
      await ageInput(page).blur();
      await expect(errorIn(page, 'age')).toHaveText(MESSAGE);
      await expect(ageInput(page), 'what was typed is not lost').toHaveValue(age);
      expect((await storage.quote())?.age).toBeUndefined();
    });
  }
});

for (const [coverType, isAsked] of [
  ['P', false],
  ['F', true],
] as const) {
  test(`§2 cover type ${coverType}: ${isAsked ? 'two ages side by side' : 'one age, in full width'}`, async ({
    page,
    storage,
  }) => {
    await storage.leave({ ...SINGLE, coverType });
    await openStep(page, 'age');
    await expect(ageInput(page)).toBeVisible();
    await expect(partnerAgeInput(page)).toHaveCount(isAsked ? 1 : 0);
    await expect(next(page)).toBeEnabled({ enabled: !isAsked });
    const full = (await heading(page).boundingBox())?.width ?? 1;
    const share = ((await field(page, 'age').boundingBox())?.width ?? 0) / full;
    if (isAsked) expect(share).toBeLessThan(0.5);
    else expect(share).toBeCloseTo(1, 2);
  });
}

test('§2 the partner’s age leaves a single’s quote, and comes back', async ({ page, storage }) => {
  await storage.leave(COUPLE);
  await openStep(page, 'age');
  await partnerAgeInput(page).fill('17');
  await partnerAgeInput(page).blur();
  await expect(errorIn(page, 'partnerAge')).toHaveText(MESSAGE);
  await expect(errorIn(page, 'age')).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  await partnerAgeInput(page).fill('60');
  expect(await storage.quote()).toEqual(COUPLE);

  await previous(page).click();
  await coverRadio(page, 'D').press('ArrowUp');
  await expect(coverRadio(page, 'S')).toBeChecked();
  expect(await storage.quote(), 'before the age is asked again').toEqual(SINGLE);
  await next(page).click();
  await expect(step(page, 'age')).toBeVisible();
  await expect(partnerAgeInput(page)).toHaveCount(0);
  await expect(next(page)).toBeEnabled();

  await previous(page).click();
  await coverTile(page, 'Couple').click();
  await expect(partnerAgeInput(page)).toHaveValue('60');
  await expect(next(page)).toBeEnabled();
  expect(await storage.quote()).toEqual(COUPLE);
});
