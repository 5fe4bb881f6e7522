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

describe('searching', () => {
  test('decisions "What a check may rely on": the search has the field’s name, and its container too', async () => {
    await drawAddress();
    await expect.element(search).toHaveAttribute('name', 'address');
    await expect.element(search).toHaveAttribute('autocomplete', 'off');
    await expect.element(search).toHaveAttribute('placeholder', '12 Smith Street');
    await expect.element(search).toBeRequired();
    expect(search.element().closest('[data-field]')?.getAttribute('data-field')).toBe('address');
  });

  test('§5 a search starts at 3 characters, §7 after a rest of 800 ms', async () => {
    const { service } = await drawAddress();
    await searchFor(search, '12');
    await rest(10_000);
    await userEvent.type(search, ' k');
    await rest(799);
    // the key is what a search asks for first
    expect(service.keys()).toBe(0);
    await rest(1);
    await drawn();
    expect(service.keys()).toBe(1);
    await expect
      .poll(() => service.asked('SearchAddress'))
      .toMatchObject([{ AddressLine: '12 k', ResultLimit: '8' }]);
  });

  test('§4 each address is one line, and the last one says that none of them is right', async () => {
    await drawAddress();
    await searchFor(search, '7 banksia av');
    await expect.poll(lines).toHaveLength(9);
    expect(lines().at(0)).toBe('7 BANKSIA AVENUE, ADELAIDE SA 5000');
    expect(lines().at(-1)).toBe('My address isn’t listed');
  });

  test('§4 what the service finds is shown as it came: it knows more spellings than we do', async () => {
    const { service } = await drawAddress();
    service.answer('SearchAddress', [
      { RecordId: '1', AddressLine: '5 MT ROAD', Locality: 'RYDE', State: 'NSW', Postcode: '2112' },
    ]);
    await searchFor(search, '5 mount rd');
    await expect.poll(lines).toEqual(['5 MT ROAD, RYDE NSW 2112', 'My address isn’t listed']);
  });

  test.each([
    ['Type to search...', 'as soon as the field is entered', ''],
    ['No matches found.', 'where nothing is found', '1 nowhere road'],
  ])('§8 "%s" is said %s, and the way past the search is there', async (text, _when, typed) => {
    await drawAddress();
    await userEvent.click(search);
    if (typed) await searchFor(search, typed);
    await expect.element(shown(text)).toBeVisible();
    expect(lines()).toEqual(['My address isn’t listed']);
  });

  test('§4 so it is while the search is on its way', async () => {
    const { service } = await drawAddress();
    service.hold('SearchAddress');
    await searchFor(search, '14 albert road');
    await expect.element(shown('Searching...')).toBeVisible();
    await userEvent.click(notListed);
    await expect.element(lineOne).toHaveValue('14 albert road');
  });

  test('§8 an expired key is renewed unseen: the search finds, and the new key is kept', async () => {
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

describe('choosing', () => {
  test('§4 an address is retrieved and then stands in one line, without a mark of manual entry', async () => {
    const { address, service, store } = await choose();
    await expect.poll(address).toEqual(chosen);
    await expect.element(search).toHaveValue(PARRAMATTA);
    await expect.element(search).toHaveFocus();
    expect(lines()).toEqual([]);
    expect(service.asked('RetrieveAddress')).toHaveLength(1);
    expect(store.getState().valid).toBe(true);
    await expect.element(error).not.toBeInTheDocument();
  });

  test('§4 what the retrieve says counts, where it differs from the suggestion', async () => {
    const { address, service } = await drawAddress();
    service.answer('RetrieveAddress', [
      { AddressLine: 'SHOP 1 12 SMITH STREET', Locality: 'PARRAMATTA', State: 'NSW', Postcode: '2124' },
    ]);
    await searchFor(search, '12 smith parra');
    await userEvent.click(option(PARRAMATTA));
    await expect
      .poll(address)
      .toEqual({ ...chosen, addresslineOne: 'SHOP 1 12 SMITH STREET', postCode: '2124' });
    await expect.element(search).toHaveValue('SHOP 1 12 SMITH STREET, PARRAMATTA NSW 2124');
  });

  test('§4 while it is retrieved that is said, and the text stays', async () => {
    const { address, service } = await drawAddress();
    const retrieved = deferred<[]>();
    service.answer('RetrieveAddress', retrieved.promise);
    await searchFor(search, '12 smith parram');
    await userEvent.click(option(PARRAMATTA));
    await expect.element(shown('Getting your address...')).toBeVisible();
    await expect.element(page.getByRole('status').nth(1)).toHaveTextContent('Getting your address...');
    await expect.element(search).toHaveValue(PARRAMATTA);
    expect(address()).toEqual(chosen);
  });

  test('§5 leaving meanwhile is no mistake', async () => {
    const { service } = await drawAddress();
    service.hold('RetrieveAddress');
    await searchFor(search, '8 smith parra');
    await userEvent.click(option('8 SMITH STREET, PARRAMATTA NSW 2150'));
    await leave();
    await expect.element(search).not.toHaveFocus();
    await expect.element(search).toBeValid();
  });

  test('decisions "Calls": editing meanwhile makes the answer void', async () => {
    const { address, service } = await drawAddress();
    const retrieved = deferred<[typeof record]>();
    const record = { AddressLine: '9 BEACH ROAD' };
    service.answer('RetrieveAddress', retrieved.promise);
    await searchFor(search, '12 smith parrama');
    await userEvent.click(option(PARRAMATTA));
    await userEvent.keyboard('{Backspace}');
    retrieved.resolve([record]);
    await rest(0);
    expect(address()).toBe(PARRAMATTA.slice(0, -1));
    await expect.element(shown('Getting your address...')).not.toBeInTheDocument();
  });

  test('decisions "Analytics": nothing of the address is told, only that it changed', async () => {
    const { reports, address } = await choose();
    await expect.poll(address).toEqual(chosen);
    await leave();
    expect(reports).toEqual([{ type: 'update', field: 'address', label: '' }]);
  });
});

describe('a text that is no address', () => {
  test('§5 editing a chosen address lets it go, and searches for what stands there now', async () => {
    const { address, store } = await choose();
    await expect.poll(address).toEqual(chosen);
    await userEvent.keyboard('{Backspace}');
    expect(address()).toBe(PARRAMATTA.slice(0, -1));
    expect(store.getState().valid).toBe(false);
    await rest();
    await expect.element(notListed).toBeVisible();
  });

  test('§5 is invalid, with the authored message once the field is left, and is not lost', async () => {
    const { address, store } = await drawAddress();
    await searchFor(search, '1 nowhere');
    await leave();
    await expect.element(error).toHaveTextContent('Enter your address and choose it from the list');
    await expect.element(search).toHaveValue('1 nowhere');
    expect(address()).toBe('1 nowhere');
    expect(store.getState().valid).toBe(false);
  });

  test('§5 cleared, it is a missing address', async () => {
    const { address } = await choose();
    await expect.poll(address).toEqual(chosen);
    await userEvent.click(page.getByRole('button', { name: 'Clear Your address in Australia' }));
    expect(address()).toBeUndefined();
    await expect.element(search).toHaveFocus();
    await expect.element(error).toBeVisible();
  });
});
