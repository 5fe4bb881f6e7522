import { choiceIndex, control, type Driver } from '../driver.ts';

/** Uses the arrow keys, because a click may open the next step before the screenshot. */
export const driver: Driver = {
  async answer(field, value) {
    const radios = control(field);
    const { index, length } = choiceIndex(field.field, value);
    if (length === 1) return radios.first().check();
    await radios.nth((index + length - 1) % length).focus();
    await field.page.keyboard.press('ArrowDown');
  },
};
