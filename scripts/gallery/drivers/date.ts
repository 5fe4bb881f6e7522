import { isDay, shortDay } from '../../../src/engine/days.ts';
import { control, type Driver } from './driver.ts';

/** A day is typed as people write it, anything else as it is. */
export const driver: Driver = {
  answer(field, value) {
    const text = String(value);
    return control(field).fill(isDay(text) ? shortDay(text) : text);
  },
};
