import { chooseRadio } from '../button-group/driver.ts';
import type { Driver } from '../driver.ts';

export const driver: Driver = {
  async answer(field, value) {
    if (typeof value !== 'boolean')
      throw new Error(`"${field.name}" is answered by true or false, not ${JSON.stringify(value)}.`);
    await chooseRadio(field, { index: value ? 0 : 1, length: 2 });
  },
};
