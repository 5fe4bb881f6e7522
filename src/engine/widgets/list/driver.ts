import { isObject } from '../../form/paths.ts';
import { type Driver, optionsOf } from '../driver.ts';

/** Adds items until there are enough, and fills in each one. */
export const driver: Driver = {
  async answer({ name, field, frame, fill }, value) {
    const items = Array.isArray(value) && value.length > 0 ? value : [{}];
    const entries = frame.locator('.list-items > li');
    const add = frame.getByRole('button', { name: String(optionsOf(field).add), exact: true });
    for (let count = await entries.count(); count < items.length; count++) await add.click();
    for (const [index, item] of items.entries()) await fill(isObject(item) ? item : {}, `${name}[${index}].`);
  },
};
