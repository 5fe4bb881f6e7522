import { control, type Driver, optionsOf } from '../../../engine/widgets/driver.ts';

/** Types a suburb and waits for the search, whatever it finds. */
export const driver: Driver = {
  async answer(field, value) {
    const text = String(value);
    const isSearched = text.length >= Number(optionsOf(field.field).minLength ?? 3);
    // both at once, so that neither can fail unhandled
    await Promise.all([
      isSearched && field.page.waitForResponse((response) => response.url().includes('Kleber')),
      control(field).fill(text),
    ]);
  },
};
