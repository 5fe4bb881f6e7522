import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadWidgets } from '../../../../../src/engine/registry.ts';
import { widgetLoaders } from '../../../../../src/ovhc/widgets/index.ts';
import { countRenders } from '../../../engine/form/count-renders.tsx';
import { compose } from '../../../engine/input.ts';
import * as draw from './draw-address.tsx';

const { drawAddress, drawManual, leave, lines, option, postcode, rest, search, searchFor, suburb } = draw;

test('converts a postcode of any keyboard to digits, but not during composition', async () => {
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

test('converts a suburb of any keyboard to plain characters after composition', async () => {
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

test('keeps long texts and rejects a postcode that is too long', async () => {
  const { address } = await drawManual();
  const long = 'Woolloomooloo'.repeat(6);
  await userEvent.fill(suburb, long);
  await userEvent.type(postcode, '20000');
  await leave();
  expect(address()).toEqual({ suburb: long, postCode: '20000', isManual: true });
  await expect.element(postcode).toBeInvalid();
});

test('searches for an address in plain characters', async () => {
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
])('commits once and renders one part per keystroke in %s', async (name, field, key) => {
  await drawManual(counts);
  await userEvent.click(field);
  for (const _time of [1, 2]) expect(await press(key)).toEqual({ commits: 1, drawn: { [name]: 1 } });
});

test('does not render the widget after a keystroke in the search', async () => {
  await drawAddress(undefined, counts);
  await userEvent.click(search);
  await userEvent.keyboard('12 s');
  await rest(0);
  expect((await press('m')).drawn).toEqual({});
});
