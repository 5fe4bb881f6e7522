import { isObject } from '../../../engine/form/paths.ts';
import {
  control,
  type Driver,
  type FieldAnswers,
  type FieldOnPage,
  optionsOf,
} from '../../../engine/widgets/driver.ts';

/** A search that does not find the visitor's address. */
const NOT_LISTED = '1 x';

const isFound = ({ isManual, addresslineOne, suburb, state, postCode }: FieldAnswers) =>
  !isManual &&
  [addresslineOne, suburb, state, postCode].every((part) => typeof part === 'string' && part !== '');

async function search(field: FieldOnPage, { addresslineOne, suburb }: FieldAnswers): Promise<void> {
  await control(field).fill(`${addresslineOne} ${suburb}`);
  await field.frame
    .getByRole('option')
    .filter({ hasText: String(addresslineOne) })
    .first()
    .click();
}

async function enter(field: FieldOnPage, { isManual: _, ...parts }: FieldAnswers): Promise<void> {
  const { notListed, searchAgain } = optionsOf(field.field);
  await control(field).fill(NOT_LISTED);
  await field.frame.getByRole('option', { name: String(notListed) }).click();
  await field.frame.getByRole('button', { name: String(searchAgain) }).waitFor();
  await field.frame.locator('[name="addresslineOne"]').fill('');
  await field.fill(parts);
}

/** Searches for a complete address. Enters an incomplete or manual one part by part. */
export const driver: Driver = {
  answer(field, value) {
    if (value === undefined) return field.fill({});
    if (!isObject(value)) return control(field).fill(String(value));
    return isFound(value) ? search(field, value) : enter(field, value);
  },
};
