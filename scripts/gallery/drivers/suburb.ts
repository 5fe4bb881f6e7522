import { control, type Driver, optionsOf } from './driver.ts';

/** A suburb is typed, and what comes of the search for it waited for: it may be that there is no such place. */
export const driver: Driver = {
  async answer(field, value) {
    const text = String(value);
    const isSearched = text.length >= Number(optionsOf(field.field).minLength ?? 3);
    // both are listened to at once: whichever fails is heard
    await Promise.all([
      isSearched && field.page.waitForResponse((response) => response.url().includes('Kleber')),
      control(field).fill(text),
    ]);
  },
};
