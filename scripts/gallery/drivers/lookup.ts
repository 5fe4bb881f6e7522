import { isObject } from '../../content/json.ts';
import { control, type Driver, type FieldOnPage, optionsOf } from './driver.ts';

/** A number that nothing has. */
const unknown = (length: number) => '9'.repeat(length);

/** What a visitor types to get a value: an item's own text, one that nothing has, or one that is not complete yet. */
function textFor({ field }: FieldOnPage, value: unknown): string {
  const { labelKey, length } = optionsOf(field);
  const [item] = Array.isArray(value) ? value : [value];
  if (isObject(item)) return String(item[String(labelKey)] ?? '');
  return unknown(item === undefined ? Number(length) : Number(length) - 1);
}

/** A number that is looked up as soon as it is complete. */
export const driver: Driver = {
  async answer(field, value) {
    await control(field).fill(textFor(field, value));
    // the item that it stands for, or that there is none
    const answered = field.frame.locator('.lookup-status:not(:empty), [role="alert"]');
    if (Array.isArray(value) && typeof value[0] !== 'string') await answered.first().waitFor();
  },
};
