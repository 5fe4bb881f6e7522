import type { FormSchema } from '../../compiled.ts';
import { isObject } from '../../form/paths.ts';
import { choicesOf } from '../../form/schema.ts';
import { control, type Driver, type FieldOnPage, optionsOf } from '../driver.ts';

function labelOf({ field }: FieldOnPage, item: unknown): string {
  const key = String(optionsOf(field).labelKey ?? 'name');
  const label = isObject(item) ? item[key] : undefined;
  if (typeof label === 'string' && label !== '') return label;
  throw new Error(`"${field.name}" can't be searched for: ${JSON.stringify(item)} has no "${key}".`);
}

/** Searches for an item or a choice and chooses it from the list. Only types a text. */
export const driver: Driver = {
  async answer(field, value) {
    const choice = choicesOf(field.field.schema as FormSchema).find((each) => each.value === value);
    if (choice) {
      await control(field).fill(choice.label);
      return field.frame.getByRole('option', { name: choice.label, exact: true }).click();
    }
    if (!Array.isArray(value)) return control(field).fill(String(value));
    const label = labelOf(field, value[0]);
    await control(field).fill(label);
    await field.frame.getByRole('option').filter({ hasText: label }).first().click();
  },
};
