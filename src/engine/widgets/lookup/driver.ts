import { isObject } from '../../form/paths.ts';
import { control, type Driver, type FieldOnPage, optionsOf } from '../driver.ts';

/** Returns the text of an item, a number without an item, or an incomplete number. */
function textFor({ field }: FieldOnPage, value: unknown): string {
  const { labelKey, length } = optionsOf(field);
  const [item] = Array.isArray(value) ? value : [value];
  if (isObject(item)) return String(item[String(labelKey)] ?? '');
  return '9'.repeat(item === undefined ? Number(length) : Number(length) - 1);
}

/** Types a number, which starts the lookup once it is complete. */
export const driver: Driver = {
  async answer(field, value) {
    await control(field).fill(textFor(field, value));
    const result = field.frame.locator('.lookup-status:not(:empty), [role="alert"]');
    if (Array.isArray(value) && typeof value[0] !== 'string') await result.first().waitFor();
  },
};
