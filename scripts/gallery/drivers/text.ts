import type { TextWidget } from '#types/widgets/text';
import { normalText } from '../../../src/engine/form/normal-text.ts';
import { replaced } from '../../../src/engine/widgets/text/use-text-input.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import { control, type Driver, optionsOf } from './driver.ts';

/** Texts that are wrong in many a field, for one that takes the letters out of any other. */
const PLAIN_WRONGS = ['12345', 'abc'];

/** Returns what is typed to get a value: itself, or where the field would rewrite it, another that it leaves as it is. */
function typed(field: SiteField, value: string): string {
  const { replace = [] } = optionsOf(field) as TextWidget;
  const isLeft = (text: string) => replaced(normalText(text), replace) === text;
  return [value, ...PLAIN_WRONGS].find(isLeft) ?? value;
}

/** One line of text. */
export const driver: Driver = {
  answer: (field, value) => control(field).fill(typed(field.field, String(value))),
};
