import { choiceIndex } from './choices.ts';
import { control, type Driver } from './driver.ts';

/** A dropdown; its options are known by their places. */
export const driver: Driver = {
  async answer(field, value) {
    await control(field).selectOption(String(choiceIndex(field.field, value)));
  },
};
