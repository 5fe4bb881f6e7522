import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { FieldOnPage } from '../../../../../scripts/gallery/drivers/driver.ts';
import { driver } from '../../../../../scripts/gallery/drivers/suburb.ts';

const later = () => new Promise((resolve) => setTimeout(resolve));

/** A suburb's field on a page that is closed: nothing can be typed, and no answer comes. */
function fieldOnClosedPage(): FieldOnPage {
  const fail = async (what: string) => {
    await later();
    throw new Error(what);
  };
  const input = { fill: () => fail('There is no such field') };
  return {
    page: { waitForResponse: () => later().then(() => fail('The page is closed')) } as unknown as Page,
    frame: { locator: () => input } as unknown as Locator,
    name: 'suburb',
    field: { ui: {} } as FieldOnPage['field'],
    fill: async () => {},
  };
}

describe('npm run gallery: how a visitor answers a suburb', () => {
  // vitest fails for a rejection that nobody hears
  test('a field that can’t be typed into says so, and the search that never was is heard of too', async () => {
    await expect(driver.answer(fieldOnClosedPage(), 'Sydney')).rejects.toThrow('There is no such field');
    await later();
    await later();
  });
});
