import type { TextWidget } from '#types/widgets/text';
import { normalText } from '../../form/normal-text.ts';
import { type AuthoredField, control, type Driver, optionsOf } from '../driver.ts';
import { replaced } from './use-text-input.ts';

/** Texts that are invalid in many fields, for fields that rewrite what is typed. */
const WRONG_TEXTS = ['12345', 'abc'];

/** Returns the value, or if the field would rewrite it, an invalid text that stays as it is. */
function textFor(field: AuthoredField, value: string): string {
  const { replace = [] } = optionsOf(field) as TextWidget;
  const isUnchanged = (text: string) => replaced(normalText(text), replace) === text;
  return [value, ...WRONG_TEXTS].find(isUnchanged) ?? value;
}

export const driver: Driver = {
  answer: (field, value) => control(field).fill(textFor(field.field, String(value))),
};
