import { isObject, type JsonObject } from '../../content/json.ts';
import { control, type Driver, type FieldOnPage, optionsOf } from './driver.ts';

/** What a search is begun with by who doesn't find their address in it. */
const NOT_LISTED = '1 x';

const isFound = ({ isManual, addresslineOne, suburb, state, postCode }: JsonObject) =>
  !isManual &&
  [addresslineOne, suburb, state, postCode].every((part) => typeof part === 'string' && part !== '');

async function search(field: FieldOnPage, { addresslineOne, suburb }: JsonObject): Promise<void> {
  await control(field).fill(`${addresslineOne} ${suburb}`);
  await field.frame
    .getByRole('option')
    .filter({ hasText: String(addresslineOne) })
    .first()
    .click();
}

async function enter(field: FieldOnPage, { isManual: _, ...parts }: JsonObject): Promise<void> {
  const { notListed, searchAgain } = optionsOf(field.field);
  await control(field).fill(NOT_LISTED);
  await field.frame.getByRole('option', { name: String(notListed) }).click();
  await field.frame.getByRole('button', { name: String(searchAgain) }).waitFor();
  await field.frame.locator('[name="addresslineOne"]').fill('');
  await field.fill(parts);
}

/** A whole address is searched for; one with parts that are missing or entered by hand is typed part by part. */
export const driver: Driver = {
  answer(field, value) {
    // it stands there already, to be gone into
    if (value === undefined) return field.fill({});
    if (!isObject(value)) return control(field).fill(String(value));
    return isFound(value) ? search(field, value) : enter(field, value);
  },
};
