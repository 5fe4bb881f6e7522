import { isDay, shortDay } from '../../days.ts';
import { control, type Driver } from '../driver.ts';

/** Types a day as people write it, and any other text unchanged. */
export const driver: Driver = {
  answer(field, value) {
    const text = String(value);
    return control(field).fill(isDay(text) ? shortDay(text) : text);
  },
};
