import { choiceIndex, control, type Driver, type FieldOnPage } from '../driver.ts';

/** Chooses a radio button with the arrow keys, because a click may open the next step before the screenshot. */
export async function chooseRadio(
  field: FieldOnPage,
  { index, length }: { index: number; length: number },
): Promise<void> {
  const radios = control(field);
  if (length === 1) return radios.first().check();
  await radios.nth((index + length - 1) % length).focus();
  await field.page.keyboard.press('ArrowDown');
}

export const driver: Driver = {
  answer: (field, value) => chooseRadio(field, choiceIndex(field.field, value)),
};
