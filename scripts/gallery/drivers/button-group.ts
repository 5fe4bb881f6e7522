import { choiceIndex, choicesIn } from './choices.ts';
import { control, type Driver } from './driver.ts';

/** Radio buttons, by the arrow keys: a choice that is clicked may lead on to the next step before it is pictured. */
export const driver: Driver = {
  async answer(field, value) {
    const radios = control(field);
    const index = choiceIndex(field.field, value);
    const { length } = choicesIn(field.field);
    if (length === 1) return radios.first().check();
    await radios.nth((index + length - 1) % length).focus();
    await field.page.keyboard.press('ArrowDown');
  },
};
