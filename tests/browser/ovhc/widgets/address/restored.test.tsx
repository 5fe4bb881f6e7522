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
  test('a chosen address stands in the search, in one line, and counts', async () => {
    const { service, store, reports } = await drawAddress(chosen);
    await expect.element(search).toHaveValue('12 SMITH STREET, PARRAMATTA NSW 2150');
    expect(store.getState().valid).toBe(true);
    await userEvent.click(search);
    await rest(10_000);
    expect(lines()).toEqual([]);
    expect([service.keys(), reports]).toEqual([0, []]);
  });

  test('a second line is part of it', async () => {
    await drawAddress({ ...chosen, addresslineTwo: 'The Towers' });
    await expect.element(search).toHaveValue('12 SMITH STREET, The Towers, PARRAMATTA NSW 2150');
  });

  test('a text stays a text; it is searched for as the visitor comes back to it', async () => {
    const { service, address } = await drawAddress('12 smith par');
    await expect.element(search).toHaveValue('12 smith par');
    await rest(10_000);
    expect(service.keys()).toBe(0);
    await userEvent.click(search);
    await rest();
    await expect.element(option('12 SMITH STREET, PARRAMATTA NSW 2150')).toBeVisible();
    expect(address()).toBe('12 smith par');
  });

  test('an address that was entered by hand is there to be edited, and leaves the focus alone', async () => {
    const { address } = await drawAddress(manual);
    await expect.element(lineOne).toHaveValue('1 New Street');
    await expect.element(suburb).toHaveValue('BANKSIA HEIGHTS');
    await expect.element(state).toHaveDisplayValue('SA');
    await expect.element(document.body).toHaveFocus();
    expect(address()).toEqual(manual);
  });

  test('its states and postcodes are offered again, and its answers stay', async () => {
    const { address } = await drawAddress(manual);
    await expect.element(postcodeList).toHaveDisplayValue('5799');
    expect(choices(postcodeList)).toEqual(['5798', '5799']);
    expect(choices(state)).toEqual(['SA']);
    expect(address()).toEqual(manual);
  });

  test('a postcode that is none of the suburb’s was the visitor’s own, and stays', async () => {
    const { address, service } = await drawAddress({ ...manual, postCode: '5000' });
    await expect.poll(() => service.asked('RetrieveLocalityPostcodes')).toHaveLength(1);
    await rest(0);
    await expect.element(postcode).toHaveValue('5000');
    expect(address()).toMatchObject({ postCode: '5000' });
  });

  test('so does a state where no such suburb is known', async () => {
    const { service } = await drawAddress({ ...manual, state: 'WA' });
    await expect.poll(() => service.asked('SearchLocality')).toHaveLength(1);
    await rest(0);
    await expect.element(state).toHaveDisplayValue('WA');
    expect(choices(state)).toHaveLength(8);
    expect(service.asked('RetrieveLocalityPostcodes')).toEqual([]);
  });

  test('another state that is chosen then has its own postcode', async () => {
    const richmond = { ...manual, suburb: 'Richmond', state: 'VIC', postCode: '3121' };
    const { address } = await drawAddress(richmond);
    await expect.poll(() => choices(state)).toEqual(['NSW', 'TAS', 'VIC']);
    await userEvent.selectOptions(state, 'NSW');
    await expect.poll(address).toEqual({ ...richmond, state: 'NSW', postCode: '2753' });
  });
});
