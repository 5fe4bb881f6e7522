import type { TextWidget } from '#types/widgets/text';
import { replaced } from '../../../src/engine/widgets/text/replace.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import { control, type Driver, optionsOf } from './driver.ts';

/** Texts that are wrong in many a field, for one that takes the letters out of any other. */
const PLAIN_WRONGS = ['12345', 'abc'];

const replacementsOf = (field: SiteField) => optionsOf(field).replace as TextWidget['replace'];

/** What is typed to get a value: itself, or where the field would rewrite it, another that it leaves as it is. */
function typed(field: SiteField, value: string): string {
  const replacements = replacementsOf(field);
  if (!replacements) return value;
  return [value, ...PLAIN_WRONGS].find((text) => replaced(text, replacements) === text) ?? value;
}

/** One line of text. An input with a greatest length takes no letter more, unless it rewrites what is typed. */
export const driver: Driver = {
  answer: (field, value) => control(field).fill(typed(field.field, String(value))),
  takes(value, field) {
    const { maxLength } = field.schema;
    if (typeof maxLength !== 'number' || replacementsOf(field)) return true;
    return String(value).length <= maxLength;
  },
};
