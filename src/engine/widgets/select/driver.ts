import { choiceIndex, control, type Driver } from '../driver.ts';

/** Selects an option by its position, which is its value in the HTML. */
export const driver: Driver = {
  async answer(field, value) {
    await control(field).selectOption(String(choiceIndex(field.field, value).index));
  },
};
