import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  choices,
  drawAddress,
  lineOne,
  lines,
  option,
  postcode,
  postcodeList,
  rest,
  search,
  state,
  suburb,
} from './draw-address.tsx';

const chosen = { addresslineOne: '12 SMITH STREET', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' };
const manual = {
  addresslineOne: '1 New Street',
  suburb: 'BANKSIA HEIGHTS',
  state: 'SA',
  postCode: '5799',
  isManual: true,
};

describe('§4 after a reload, or back from another step', () => {
  test('a chosen address shows in the search, in one line, and is valid', async () => {
    const { service, store, reports } = await drawAddress({ ...chosen, addresslineTwo: 'The Towers' });
    await expect.element(search).toHaveValue('12 SMITH STREET, The Towers, PARRAMATTA NSW 2150');
    expect(store.getState().valid).toBe(true);
    await userEvent.click(search);
    await rest(10_000);
    expect(lines()).toEqual([]);
    expect([service.keys(), reports]).toEqual([0, []]);
  });

  test('a text stays a text, and is searched for when the visitor returns to it', async () => {
    const { service, address } = await drawAddress('12 smith par');
    await expect.element(search).toHaveValue('12 smith par');
    await rest(10_000);
    expect(service.keys()).toBe(0);
    await userEvent.click(search);
    await rest();
    await expect.element(option('12 SMITH STREET, PARRAMATTA NSW 2150')).toBeVisible();
    expect(address()).toBe('12 smith par');
  });

  test('a manual address can be edited, with the states and postcodes of its suburb', async () => {
    const { address } = await drawAddress(manual);
    await expect.element(lineOne).toHaveValue('1 New Street');
    await expect.element(suburb).toHaveValue('BANKSIA HEIGHTS');
    await expect.element(state).toHaveDisplayValue('SA');
    await expect.element(document.body).toHaveFocus();
    await expect.element(postcodeList).toHaveDisplayValue('5799');
    expect(choices(postcodeList)).toEqual(['5798', '5799']);
    expect(choices(state)).toEqual(['SA']);
    expect(address()).toEqual(manual);
  });

  test('a postcode that is not the suburb’s stays', async () => {
    const { address, service } = await drawAddress({ ...manual, postCode: '5000' });
    await expect.poll(() => service.asked('RetrieveLocalityPostcodes')).toHaveLength(1);
    await rest(0);
    await expect.element(postcode).toHaveValue('5000');
    expect(address()).toMatchObject({ postCode: '5000' });
  });

  test('so does a state without such a suburb', async () => {
    const { service } = await drawAddress({ ...manual, state: 'WA' });
    await expect.poll(() => service.asked('SearchLocality')).toHaveLength(1);
    await rest(0);
    await expect.element(state).toHaveDisplayValue('WA');
    expect(choices(state)).toHaveLength(8);
    expect(service.asked('RetrieveLocalityPostcodes')).toEqual([]);
  });

  test('another state brings its own postcode', async () => {
    const richmond = { ...manual, suburb: 'Richmond', state: 'VIC', postCode: '3121' };
    const { address } = await drawAddress(richmond);
    await expect.poll(() => choices(state)).toEqual(['NSW', 'TAS', 'VIC']);
    await userEvent.selectOptions(state, 'NSW');
    await expect.poll(address).toEqual({ ...richmond, state: 'NSW', postCode: '2753' });
  });
});
