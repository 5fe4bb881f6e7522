import type { Page } from '@playwright/test';
import { choose, chooseFrom, control, openApplication, quoteOf, stepAt } from '../support/application.ts';
import { recordCalls } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';
import { errorIn, field } from '../support/visitor.ts';

const NOT_LISTED = 'My address isn’t listed';
/** Returns the method that a request to the address service asks for. */
const methodOf = (url: URL) => url.searchParams.get('Method')?.split('.').at(-1);

async function openAddress(page: Page): Promise<void> {
  await openApplication(page, 'contact-details');
  await choose(page, 'currentLocation', 'Yes');
}

test.beforeEach(({ storage }) => storage.leave(quoteOf('S')));

test('§4 §8 an address is found, also with an expired key', async ({ page, storage, sandbox }) => {
  const [lookups, keys] = [recordCalls(page, 'kleber'), recordCalls(page, 'tempToken')];
  await openAddress(page);
  await control(page, 'address').fill('12');
  await expect(page.getByText('Type to search...').first()).toBeVisible();
  await control(page, 'address').fill('12 smith');
  await expect(page.getByRole('option')).toHaveCount(9);
  await expect(page.getByRole('option').last()).toHaveText(NOT_LISTED);
  await chooseFrom(page, 'address', '12 smith parr', '12 SMITH STREET');
  await expect(control(page, 'address')).toHaveValue(/12 SMITH STREET, PARRAMATTA NSW 2150/i);
  const methods = lookups.map(methodOf);
  expect(methods.map((method) => method?.replace(/Address.*/, ''))).toEqual(['Search', 'Search', 'Retrieve']);
  expect(lookups.slice(0, 2).map((url) => url.searchParams.get('ResultLimit'))).toEqual(['8', '8']);
  expect(keys).toHaveLength(1);
  expect((await storage.draft())?.address).toMatchObject({ suburb: 'PARRAMATTA', postCode: '2150' });
  expect(await page.evaluate(() => sessionStorage.getItem('kleberToken'))).toMatch(/\S/);

  await sandbox.reset(); // forgets its keys
  await control(page, 'address').fill('unit 4 27 kent');
  await page
    .getByRole('option', { name: /KENT STREET/i })
    .first()
    .click();
  await expect(control(page, 'address')).toHaveValue(/KENT STREET/i);
  expect(keys, 'one more').toHaveLength(2);
  expect(lookups, 'the search twice, and the address').toHaveLength(6);
});

test('§4 an address that is not found is entered by hand', async ({ page, storage }) => {
  await openAddress(page);
  await control(page, 'address').fill('99 nowhere lane');
  await expect(page.getByText('No matches found.').first()).toBeVisible();
  await page.getByRole('option', { name: NOT_LISTED }).click();
  await expect(control(page, 'addresslineOne')).toHaveValue('99 nowhere lane');
  await expect(control(page, 'addresslineOne')).toBeFocused();

  await chooseFrom(page, 'suburb', 'darwin', 'DARWIN CITY');
  await expect(control(page, 'postCode')).toHaveValue('0800');
  await expect(field(page, 'state').getByRole('combobox')).toHaveText(/Northern Territory/);
  expect((await storage.draft())?.address).toMatchObject({
    addresslineOne: '99 nowhere lane',
    suburb: 'DARWIN CITY',
    state: 'NT',
    postCode: '0800',
  });
  await expect(errorIn(page, 'address')).toHaveCount(0);

  await page.reload();
  await stepAt(page, 'contact-details').waitFor();
  await expect(control(page, 'suburb')).toHaveValue('DARWIN CITY');
  await page.getByRole('button', { name: 'Search Address' }).click();
  await expect(control(page, 'address')).toBeFocused();
  await expect(control(page, 'address')).toHaveValue('');
});
