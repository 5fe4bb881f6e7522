import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadWidgets } from '../../../../../src/engine/registry.ts';
import { widgetLoaders } from '../../../../../src/ovhc/widgets/index.ts';
import { countRenders } from '../../../engine/form/count-renders.tsx';
import { compose } from '../../../engine/input.ts';
import * as draw from './draw-address.tsx';

const { drawAddress, drawManual, leave, lines, option, postcode, rest, search, searchFor, suburb } = draw;

test('a postcode of any keyboard becomes digits, but not while an input method composes it', async () => {
  const { address } = await drawManual();
  for (const typed of ['٢٠٠٠', '२०००', '２０００', '2000\u200e']) {
    await userEvent.fill(postcode, typed);
    await expect.element(postcode).toHaveValue('2000');
    expect(address()).toEqual({ postCode: '2000', isManual: true });
    await userEvent.fill(postcode, '');
  }
  await userEvent.click(postcode);
  const composition = await compose('２０', '２０００');
  await expect.element(postcode).toHaveValue('２０００');
  await composition.finish('２０００');
  await expect.element(postcode).toHaveValue('2000');
  expect(address()).toEqual({ postCode: '2000', isManual: true });
});

test('a suburb of any keyboard becomes plain characters, and is searched for once it is composed', async () => {
  const { address, service } = await drawManual();
  for (const [typed, plain] of [
    ['O‘Connor', "O'Connor"],
    ['Ｒｙｄｅ', 'Ryde'],
    ['Coffs\u00a0Harbour', 'Coffs Harbour'],
  ] as const) {
    await userEvent.fill(suburb, typed);
    await expect.element(suburb).toHaveValue(plain);
    expect(address()).toEqual({ suburb: plain, isManual: true });
  }
  await userEvent.fill(suburb, '');
  const composition = await compose('ｂ', 'ｂｅｎｄｉ');
  await expect.element(suburb).toHaveValue('ｂｅｎｄｉ');
  await composition.finish('ｂｅｎｄｉ');
  await expect.element(suburb).toHaveValue('bendi');
  await rest();
  await expect.element(option('BENDIGO VIC')).toBeVisible();
  expect(service.asked('SearchLocality')).toMatchObject([{ Locality: 'bendi' }]);
});

test('long texts are not cut; a postcode that is too long is invalid', async () => {
  const { address } = await drawManual();
  const long = 'Woolloomooloo'.repeat(6);
  await userEvent.fill(suburb, long);
  await userEvent.type(postcode, '20000');
  await leave();
  expect(address()).toEqual({ suburb: long, postCode: '20000', isManual: true });
  await expect.element(postcode).toBeInvalid();
});

test('an address is searched for in plain characters', async () => {
  const { service } = await drawAddress();
  await searchFor(search, '１２ ｓｍｉｔｈ ｐａｒ');
  await expect.poll(lines).toContain('12 SMITH STREET, PARRAMATTA NSW 2150');
  expect(service.asked('SearchAddress')).toMatchObject([{ AddressLine: '12 smith par' }]);
});

const counts = countRenders(
  await loadWidgets(['address', 'suburb', 'postcode', 'select', 'text'], widgetLoaders),
);
const press = (key: string) => counts.of(() => userEvent.keyboard(key));

test.each([
  ['addresslineOne', draw.lineOne, 'a'],
  ['suburb', suburb, 'r'],
  ['postCode', postcode, '2'],
])('a keystroke in %s is one commit, and draws that part alone', async (name, field, key) => {
  await drawManual(counts);
  await userEvent.click(field);
  for (const _time of [1, 2]) expect(await press(key)).toEqual({ commits: 1, drawn: { [name]: 1 } });
});

test('a keystroke in the search does not draw the widget around it', async () => {
  await drawAddress(undefined, counts);
  await userEvent.click(search);
  await userEvent.keyboard('12 s');
  await rest(0);
  expect((await press('m')).drawn).toEqual({});
});
