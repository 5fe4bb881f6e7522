import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../../../deferred.ts';
import { drawn } from '../../../helpers.ts';
import * as draw from './draw-address.tsx';

const { drawAddress, error, leave, lines, notListed, option, rest, search, searchFor } = draw;
const PARRAMATTA = '12 SMITH STREET, PARRAMATTA NSW 2150';
const NOT_LISTED = 'My address isn’t listed';
const chosen = { addresslineOne: '12 SMITH STREET', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' };
const place = { Locality: 'PARRAMATTA', State: 'NSW', Postcode: '2124' };
const shown = (text: string) => page.getByText(text, { exact: true }).first();

describe('search', () => {
  test('§8 has its attributes and shows what to do on focus', async () => {
    const { expectNoFaults } = await drawAddress();
    const attributes = { name: 'address', autocomplete: 'off', placeholder: '12 Smith Street' };
    for (const [name, value] of Object.entries(attributes))
      await expect.element(search).toHaveAttribute(name, value);
    await expect.element(search).toBeRequired();
    expect(search.element().closest('[data-field]')?.getAttribute('data-field')).toBe('address');
    await expectNoFaults();
    await userEvent.click(search);
    await expect.element(shown('Type to search...')).toBeVisible();
    expect(lines()).toEqual([NOT_LISTED]);
    await expectNoFaults();
  });

  test('§5 starts at 3 characters, §7 after a pause of 800 ms, §8 and shows if nothing matches', async () => {
    const { service } = await drawAddress();
    await searchFor(search, '12');
    await rest(10_000);
    await userEvent.type(search, ' nowhere');
    await rest(799);
    // a search starts with a request for a key
    expect(service.keys()).toBe(0);
    await rest(1);
    await drawn();
    expect(service.keys()).toBe(1);
    const query = { AddressLine: '12 nowhere', ResultLimit: '8' };
    await expect.poll(() => service.asked('SearchAddress')).toMatchObject([query]);
    await expect.element(shown('No matches found.')).toBeVisible();
    expect(lines()).toEqual([NOT_LISTED]);
  });

  test('§4 shows each address in one line, §8 and replaces an expired key', async () => {
    const { expectNoFaults, service } = await drawAddress();
    await searchFor(search, '7 banksia av');
    await expect.poll(lines).toHaveLength(9);
    expect([lines().at(0), lines().at(-1)]).toEqual(['7 BANKSIA AVENUE, ADELAIDE SA 5000', NOT_LISTED]);
    await expectNoFaults();
    service.expire();
    service.answer('SearchAddress', [{ RecordId: '1', AddressLine: '5 MT ROAD', ...place }]);
    await userEvent.clear(search);
    await searchFor(search, '5 mount rd');
    await expect.poll(lines).toEqual(['5 MT ROAD, PARRAMATTA NSW 2124', NOT_LISTED]);
    expect([service.keys(), sessionStorage.getItem('kleberToken')]).toEqual([2, '+/key=2']);
  });

  test('§4 allows manual entry while it is loading', async () => {
    const { service } = await drawAddress();
    service.answer('SearchAddress');
    await searchFor(search, '14 albert road');
    await expect.element(shown('Searching...')).toBeVisible();
    await userEvent.click(notListed);
    await expect.element(draw.lineOne).toHaveValue('14 albert road');
  });
});

describe('choosing an address', () => {
  test('§4 retrieves it and shows it in one line without reporting it', async () => {
    const { address, isValid, reports, service } = await drawAddress();
    await searchFor(search, '12 smith par', PARRAMATTA);
    await expect.poll(address).toEqual(chosen);
    await expect.element(search).toHaveValue(PARRAMATTA);
    await expect.element(search).toHaveFocus();
    expect([lines(), service.asked('RetrieveAddress').length, isValid()]).toEqual([[], 1, true]);
    await expect.element(error).not.toBeInTheDocument();
    await leave();
    expect(reports).toEqual([{ type: 'update', field: 'address', label: '' }]);
  });

  test('§4 uses the retrieved address if it differs from the suggestion', async () => {
    const { address, service } = await drawAddress();
    service.answer('RetrieveAddress', [{ AddressLine: 'SHOP 1 12 SMITH STREET', ...place }]);
    await searchFor(search, '12 smith parra', PARRAMATTA);
    const retrieved = { ...chosen, addresslineOne: 'SHOP 1 12 SMITH STREET', postCode: '2124' };
    await expect.poll(address).toEqual(retrieved);
    await expect.element(search).toHaveValue('SHOP 1 12 SMITH STREET, PARRAMATTA NSW 2124');
  });

  test('§4 shows a status while it is loading and ignores the result after an edit', async () => {
    const { address, expectNoFaults, service } = await drawAddress();
    const { promise, resolve } = deferred<{ AddressLine: string }[]>();
    service.answer('RetrieveAddress', promise);
    await searchFor(search, '12 smith parram', PARRAMATTA);
    await expect.element(shown('Getting your address...')).toBeVisible();
    await expect.element(page.getByRole('status').nth(1)).toHaveTextContent('Getting your address...');
    await expect.element(search).toHaveValue(PARRAMATTA);
    expect(address()).toEqual(chosen);
    await expectNoFaults();
    await userEvent.keyboard('{Backspace}');
    resolve([{ AddressLine: '9 BEACH ROAD' }]);
    await rest(0);
    expect(address()).toBe(PARRAMATTA.slice(0, -1));
    await expect.element(shown('Getting your address...')).not.toBeInTheDocument();
  });

  test('§5 is valid if the visitor leaves the field while it is loading', async () => {
    const { service } = await drawAddress();
    service.answer('RetrieveAddress');
    await searchFor(search, '8 smith parra', '8 SMITH STREET, PARRAMATTA NSW 2150');
    await leave();
    await expect.element(search).not.toHaveFocus();
    await expect.element(search).toBeValid();
  });
});

test('§5 searches for an edited address and shows a message after it is cleared', async () => {
  const { address, isValid } = await drawAddress(chosen);
  await userEvent.type(search, '{End}{Backspace}');
  expect([address(), isValid()]).toEqual([PARRAMATTA.slice(0, -1), false]);
  await rest();
  await expect.element(option(PARRAMATTA)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear Your address in Australia' }));
  expect(address()).toBeUndefined();
  await expect.element(search).toHaveFocus();
  await expect.element(error).toBeVisible();
});

test('§5 keeps a typed text and shows a message after the visitor leaves the field', async () => {
  const { address, expectNoFaults, isValid } = await drawAddress();
  await searchFor(search, '1 nowhere');
  await leave();
  const message = 'Enter your address and choose it from the list';
  await expect.element(error).toHaveTextContent(message);
  await expect.element(search).toHaveAccessibleDescription(`Start with the street number. ${message}`);
  await expect.element(search).toHaveValue('1 nowhere');
  expect([address(), isValid()]).toEqual(['1 nowhere', false]);
  await expectNoFaults();
});
