import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../../../deferred.ts';
import { drawn } from '../../../drawn.ts';
import {
  drawAddress,
  error,
  leave,
  lineOne,
  lines,
  notListed,
  option,
  rest,
  search,
  searchFor,
} from './draw-address.tsx';

const PARRAMATTA = '12 SMITH STREET, PARRAMATTA NSW 2150';
const chosen = { addresslineOne: '12 SMITH STREET', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' };
const shown = (text: string) => page.getByText(text, { exact: true }).first();

async function choose() {
  const drawn = await drawAddress();
  await searchFor(search, '12 smith par');
  await userEvent.click(option(PARRAMATTA));
  return drawn;
}

describe('the search', () => {
  test('has the field’s name, and so has its container', async () => {
    await drawAddress();
    await expect.element(search).toHaveAttribute('name', 'address');
    await expect.element(search).toHaveAttribute('autocomplete', 'off');
    await expect.element(search).toHaveAttribute('placeholder', '12 Smith Street');
    await expect.element(search).toBeRequired();
    expect(search.element().closest('[data-field]')?.getAttribute('data-field')).toBe('address');
  });

  test('§5 starts at 3 characters, §7 after a pause of 800 ms', async () => {
    const { service } = await drawAddress();
    await searchFor(search, '12');
    await rest(10_000);
    await userEvent.type(search, ' k');
    await rest(799);
    // a search first requests a key
    expect(service.keys()).toBe(0);
    await rest(1);
    await drawn();
    expect(service.keys()).toBe(1);
    await expect
      .poll(() => service.asked('SearchAddress'))
      .toMatchObject([{ AddressLine: '12 k', ResultLimit: '8' }]);
  });

  test('§4 shows each address in one line, and "My address isn’t listed" last', async () => {
    await drawAddress();
    await searchFor(search, '7 banksia av');
    await expect.poll(lines).toHaveLength(9);
    expect(lines().at(0)).toBe('7 BANKSIA AVENUE, ADELAIDE SA 5000');
    expect(lines().at(-1)).toBe('My address isn’t listed');
  });

  test('§4 shows what the service finds, in any spelling', async () => {
    const { service } = await drawAddress();
    service.answer('SearchAddress', [
      { RecordId: '1', AddressLine: '5 MT ROAD', Locality: 'RYDE', State: 'NSW', Postcode: '2112' },
    ]);
    await searchFor(search, '5 mount rd');
    await expect.poll(lines).toEqual(['5 MT ROAD, RYDE NSW 2112', 'My address isn’t listed']);
  });

  test.each([
    ['Type to search...', 'as soon as the field is entered', ''],
    ['No matches found.', 'if nothing is found', '1 nowhere road'],
  ])('§8 shows "%s" %s, and "My address isn’t listed"', async (text, _when, typed) => {
    await drawAddress();
    await userEvent.click(search);
    if (typed) await searchFor(search, typed);
    await expect.element(shown(text)).toBeVisible();
    expect(lines()).toEqual(['My address isn’t listed']);
  });

  test('§4 can be skipped while it is loading', async () => {
    const { service } = await drawAddress();
    service.hold('SearchAddress');
    await searchFor(search, '14 albert road');
    await expect.element(shown('Searching...')).toBeVisible();
    await userEvent.click(notListed);
    await expect.element(lineOne).toHaveValue('14 albert road');
  });

  test('§8 replaces an expired key without a message', async () => {
    const { service } = await drawAddress();
    await searchFor(search, '19 kent');
    await expect.poll(lines).toHaveLength(9);
    service.expire();
    await userEvent.clear(search);
    await searchFor(search, '20 elizabeth');
    await expect.poll(lines).toHaveLength(9);
    expect(service.keys()).toBe(2);
    expect(sessionStorage.getItem('kleberToken')).toBe('+/key=2');
  });
});

describe('choosing an address', () => {
  /** Searches and chooses while the retrieval is answered later. */
  async function chooseWaiting(typed: string) {
    const drawn = await drawAddress();
    const { promise, resolve } = deferred<{ AddressLine: string }[]>();
    drawn.service.answer('RetrieveAddress', promise);
    await searchFor(search, typed);
    await userEvent.click(option(PARRAMATTA));
    return { ...drawn, resolve };
  }

  test('§4 retrieves it and shows it in one line; reports do not contain it', async () => {
    const { address, reports, service, store } = await choose();
    await expect.poll(address).toEqual(chosen);
    await expect.element(search).toHaveValue(PARRAMATTA);
    await expect.element(search).toHaveFocus();
    expect(lines()).toEqual([]);
    expect(service.asked('RetrieveAddress')).toHaveLength(1);
    expect(store.getState().valid).toBe(true);
    await expect.element(error).not.toBeInTheDocument();
    await leave();
    expect(reports).toEqual([{ type: 'update', field: 'address', label: '' }]);
  });

  test('§4 uses the retrieved address if it differs from the suggestion', async () => {
    const { address, service } = await drawAddress();
    service.answer('RetrieveAddress', [
      { AddressLine: 'SHOP 1 12 SMITH STREET', Locality: 'PARRAMATTA', State: 'NSW', Postcode: '2124' },
    ]);
    await searchFor(search, '12 smith parra');
    await userEvent.click(option(PARRAMATTA));
    const retrieved = { ...chosen, addresslineOne: 'SHOP 1 12 SMITH STREET', postCode: '2124' };
    await expect.poll(address).toEqual(retrieved);
    await expect.element(search).toHaveValue('SHOP 1 12 SMITH STREET, PARRAMATTA NSW 2124');
  });

  test('§4 shows the text and a status meanwhile', async () => {
    const { address } = await chooseWaiting('12 smith parram');
    await expect.element(shown('Getting your address...')).toBeVisible();
    await expect.element(page.getByRole('status').nth(1)).toHaveTextContent('Getting your address...');
    await expect.element(search).toHaveValue(PARRAMATTA);
    expect(address()).toEqual(chosen);
  });

  test('§5 is valid if the field is left meanwhile', async () => {
    const { service } = await drawAddress();
    service.hold('RetrieveAddress');
    await searchFor(search, '8 smith parra');
    await userEvent.click(option('8 SMITH STREET, PARRAMATTA NSW 2150'));
    await leave();
    await expect.element(search).not.toHaveFocus();
    await expect.element(search).toBeValid();
  });

  test('is undone by editing meanwhile', async () => {
    const { address, resolve } = await chooseWaiting('12 smith parrama');
    await userEvent.keyboard('{Backspace}');
    resolve([{ AddressLine: '9 BEACH ROAD' }]);
    await rest(0);
    expect(address()).toBe(PARRAMATTA.slice(0, -1));
    await expect.element(shown('Getting your address...')).not.toBeInTheDocument();
  });
});

describe('a text that is no address', () => {
  test('§5 is what editing makes of a chosen address, and is searched for', async () => {
    const { address, store } = await choose();
    await expect.poll(address).toEqual(chosen);
    await userEvent.keyboard('{Backspace}');
    expect(address()).toBe(PARRAMATTA.slice(0, -1));
    expect(store.getState().valid).toBe(false);
    await rest();
    await expect.element(notListed).toBeVisible();
  });

  test('§5 is invalid, with the authored message once the field is left, and stays', async () => {
    const { address, store } = await drawAddress();
    await searchFor(search, '1 nowhere');
    await leave();
    await expect.element(error).toHaveTextContent('Enter your address and choose it from the list');
    await expect.element(search).toHaveValue('1 nowhere');
    expect(address()).toBe('1 nowhere');
    expect(store.getState().valid).toBe(false);
  });

  test('§5 is a missing address once it is cleared', async () => {
    const { address } = await choose();
    await expect.poll(address).toEqual(chosen);
    await userEvent.click(page.getByRole('button', { name: 'Clear Your address in Australia' }));
    expect(address()).toBeUndefined();
    await expect.element(search).toHaveFocus();
    await expect.element(error).toBeVisible();
  });
});
