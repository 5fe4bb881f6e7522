import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as draw from './draw-address.tsx';

const { choices, drawAddress, lines, postcode, postcodeList, rest, search, state, suburb } = draw;
const chosen = { addresslineOne: '12 SMITH STREET', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' };
const banksia = { suburb: 'BANKSIA HEIGHTS', state: 'SA', postCode: '5799' };
const manual = { addresslineOne: '1 New Street', ...banksia, isManual: true };

test('§4 shows a valid restored address in one line without a call', async () => {
  const { isValid, service, reports } = await drawAddress({ ...chosen, addresslineTwo: 'The Towers' });
  await expect.element(search).toHaveValue('12 SMITH STREET, The Towers, PARRAMATTA NSW 2150');
  await userEvent.click(search);
  await rest(10_000);
  expect([isValid(), lines(), service.keys(), reports]).toEqual([true, [], 0, []]);
});

test('§4 keeps a restored text and searches for it when the visitor returns to it', async () => {
  const { service, address } = await drawAddress('12 smith par');
  await expect.element(search).toHaveValue('12 smith par');
  await rest(10_000);
  expect(service.keys()).toBe(0);
  await userEvent.click(search);
  await rest();
  await expect.element(draw.option('12 SMITH STREET, PARRAMATTA NSW 2150')).toBeVisible();
  expect(address()).toBe('12 smith par');
});

test('§4 restores a manual address with the states and postcodes of its suburb', async () => {
  const { address } = await drawAddress(manual);
  await expect.element(draw.lineOne).toHaveValue('1 New Street');
  await expect.element(suburb).toHaveValue('BANKSIA HEIGHTS');
  await expect.element(state).toHaveDisplayValue('SA');
  await expect.element(document.body).toHaveFocus();
  await expect.element(postcodeList).toHaveDisplayValue('5799');
  expect([choices(postcodeList), choices(state)]).toEqual([['5798', '5799'], ['SA']]);
  expect(address()).toEqual(manual);
});

test('§4 keeps a restored postcode that does not match the suburb', async () => {
  const { address, service } = await drawAddress({ ...manual, postCode: '5000' });
  await expect.poll(() => service.asked('RetrieveLocalityPostcodes')).toHaveLength(1);
  await rest(0);
  await expect.element(postcode).toHaveValue('5000');
  expect(address()).toMatchObject({ postCode: '5000' });
});

test('§4 keeps a restored state that does not match the suburb', async () => {
  const { service } = await drawAddress({ ...manual, state: 'WA' });
  await expect.poll(() => service.asked('SearchLocality')).toHaveLength(1);
  await rest(0);
  await expect.element(state).toHaveDisplayValue('WA');
  expect(choices(state)).toHaveLength(8);
  expect(service.asked('RetrieveLocalityPostcodes')).toEqual([]);
});

test('§4 updates the postcode when the state of a restored suburb changes', async () => {
  const richmond = { ...manual, suburb: 'Richmond', state: 'VIC', postCode: '3121' };
  const { address } = await drawAddress(richmond);
  await expect.poll(() => choices(state)).toEqual(['NSW', 'TAS', 'VIC']);
  await userEvent.selectOptions(state, 'NSW');
  await expect.poll(address).toEqual({ ...richmond, state: 'NSW', postCode: '2753' });
});
