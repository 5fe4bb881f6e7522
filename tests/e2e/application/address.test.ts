import type { Page } from '@playwright/test';
import { choose, chooseFrom, control, openApplication, quoteOf, stepAt } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/visitor.ts';

const NOT_LISTED = 'My address isn’t listed';
const notListed = (page: Page) => page.getByRole('option', { name: NOT_LISTED });
const lookups = (page: Page) => {
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/tempToken|KleberWebService/.test(url.pathname)) asked.push(url);
  });
  return asked;
};
const of = (asked: URL[], name: string) =>
  asked.filter((url) => url.href.includes(name) || url.searchParams.get('Method')?.endsWith(name));

test.beforeEach(async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'contact-details');
  await choose(page, 'currentLocation', 'Yes');
});

test('§4 from three characters: suggestions, eight at most, and the chosen one is retrieved', async ({
  page,
  storage,
}) => {
  const asked = lookups(page);
  await control(page, 'address').fill('12');
  await expect(page.getByText('Type to search...').first()).toBeVisible();
  await control(page, 'address').fill('12 smith');
  await expect(page.getByRole('option')).toHaveCount(9);
  await expect(page.getByRole('option').last()).toHaveText(NOT_LISTED);
  await chooseFrom(page, 'address', '12 smith parr', '12 SMITH STREET');
  await expect(control(page, 'address')).toHaveValue(/12 SMITH STREET, PARRAMATTA NSW 2150/i);
  expect(of(asked, 'RetrieveAddress')).toHaveLength(1);
  expect(of(asked, 'SearchAddress').map((url) => url.searchParams.get('ResultLimit'))).toEqual(['8', '8']);
  expect(of(asked, 'tempToken')).toHaveLength(1);
  expect((await storage.draft())?.address).toMatchObject({ suburb: 'PARRAMATTA', postCode: '2150' });
  expect(await page.evaluate(() => sessionStorage.getItem('kleberToken'))).toMatch(/\S/);
});

test('§8 a key that has expired is renewed once, and the search goes on', async ({ page, sandbox }) => {
  await chooseFrom(page, 'address', '12 smith parr', '12 SMITH STREET');
  await expect(control(page, 'address')).toHaveValue(/PARRAMATTA/i);
  await sandbox.reset(); // forgets its keys
  const asked = lookups(page);
  await control(page, 'address').fill('unit 4 27 kent');
  await page
    .getByRole('option', { name: /KENT STREET/i })
    .first()
    .click();
  await expect(control(page, 'address')).toHaveValue(/KENT STREET/i);
  expect(of(asked, 'tempToken')).toHaveLength(1);
  expect(of(asked, 'SearchAddress')).toHaveLength(2);
});

test('§4 nothing is found: the list says so, and leads to entry by hand', async ({ page, storage }) => {
  await control(page, 'address').fill('99 nowhere lane');
  await expect(page.getByText('No matches found.').first()).toBeVisible();
  await notListed(page).click();
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
  await expect(field(page, 'address').getByRole('alert')).toHaveCount(0);

  await page.reload();
  await stepAt(page, 'contact-details').waitFor();
  await expect(control(page, 'suburb')).toHaveValue('DARWIN CITY');

  await page.getByRole('button', { name: 'Search Address' }).click();
  await expect(control(page, 'address')).toBeFocused();
  await expect(control(page, 'address')).toHaveValue('');
});

test('§4 a suburb with two postcodes lets choose, one in three states fills its own', async ({ page }) => {
  await control(page, 'address').fill('1 x');
  await notListed(page).click();
  await chooseFrom(page, 'suburb', 'banksia', 'BANKSIA HEIGHTS');
  await expect(field(page, 'postCode').getByRole('option')).toContainText([/./, '5798', '5799']);
  await control(page, 'suburb').fill('richmond');
  await expect(page.getByRole('option', { name: 'RICHMOND' })).toHaveCount(3);
  await page.getByRole('option', { name: /RICHMOND.*TAS/ }).click();
  await expect(control(page, 'postCode')).toHaveValue('7025');
});

test('§8 a suburb that is not found is told of, and can be typed all the same', async ({ page, storage }) => {
  await control(page, 'address').fill('1 x');
  await notListed(page).click();
  await control(page, 'addresslineOne').fill('1 Example Road');
  await control(page, 'suburb').fill('Atlantis');
  await expect(page.getByText('We can’t find that suburb.')).toBeVisible();
  await field(page, 'state').getByRole('combobox').selectOption('Queensland');
  await control(page, 'postCode').fill('4999');
  await expect
    .poll(async () => (await storage.draft())?.address)
    .toMatchObject({ suburb: 'Atlantis', state: 'QLD', postCode: '4999' });
});
