import { control, type Driver } from '../driver.ts';

export const driver: Driver = {
  answer: (field, value) => control(field).setChecked(value === true),
};
