import type { Json } from '../../form/paths.ts';
import { control, type Driver } from '../driver.ts';
import { joinLines } from './lines.ts';

export const driver: Driver = {
  answer: (field, value) => control(field).fill(joinLines(value as Json)),
};
