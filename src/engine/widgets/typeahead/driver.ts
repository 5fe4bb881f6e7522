import { isObject } from '../../form/paths.ts';
import { control, type Driver, type FieldOnPage, optionsOf } from '../driver.ts';

function labelOf({ field }: FieldOnPage, item: unknown): string {
  const key = String(optionsOf(field).labelKey ?? 'name');
  const label = isObject(item) ? item[key] : undefined;
  if (typeof label === 'string' && label !== '') return label;
  throw new Error(`"${field.name}" can't be searched for: ${JSON.stringify(item)} has no "${key}".`);
}

/** Searches for an item and chooses it from the list. Only types a text. */
export const driver: Driver = {
  async answer(field, value) {
    if (!Array.isArray(value)) return control(field).fill(String(value));
    const label = labelOf(field, value[0]);
    await control(field).fill(label);
    await field.frame.getByRole('option').filter({ hasText: label }).first().click();
  },
};
