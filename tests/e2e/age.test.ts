import { SINGLE } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { ageInput, errorIn, next, openStep } from './support/visitor.ts';

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
  for (const age of ['', '17', '101', '-30', '30.5', '1e2']) {
    await ageInput(page).fill(age);
    await expect(next(page)).toBeDisabled();
    await ageInput(page).blur();
    await expect(errorIn(page, 'age')).toHaveText('Enter an age between 18 and 100');
    await expect(ageInput(page), 'what was typed stays').toHaveValue(age);
    expect((await storage.quote())?.age).toBeUndefined();
    await ageInput(page).fill('30');
  }
});
