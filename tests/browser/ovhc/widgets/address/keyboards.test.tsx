import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose } from '../../../engine/compose.ts';
import {
  drawAddress,
  drawManual,
  leave,
  lines,
  option,
  postcode,
  rest,
  search,
  searchFor,
  suburb,
} from './draw-address.tsx';

describe('a postcode', () => {
  test.each(['٢٠٠٠', '२०००', '２０００', '2000\u200e'])(
    'from any keyboard is one of digits: %s',
    async (typed) => {
      const { address } = await drawManual();
      await userEvent.fill(postcode, typed);
      await expect.element(postcode).toHaveValue('2000');
      expect(address()).toEqual({ postCode: '2000', isManual: true });
    },
  );

  test('is left alone while an input method composes it', async () => {
    const { address } = await drawManual();
    await userEvent.click(postcode);
    const composition = await compose('２０', '２０００');
    await expect.element(postcode).toHaveValue('２０００');
    await composition.finish('２０００');
    await expect.element(postcode).toHaveValue('2000');
    expect(address()).toEqual({ postCode: '2000', isManual: true });
  });

  test('is not cut: one that is too long is a mistake', async () => {
    const { address } = await drawManual();
    await userEvent.type(postcode, '20000');
    await leave();
    expect(address()).toEqual({ postCode: '20000', isManual: true });
    await expect.element(postcode).toBeInvalid();
  });
});

describe('a suburb', () => {
  test.each([
    ['O‘Connor', "O'Connor"],
    ['Ｒｙｄｅ', 'Ryde'],
    ['Coffs\u00a0Harbour', 'Coffs Harbour'],
  ])('from any keyboard is written plainly: %s', async (typed, written) => {
    const { address } = await drawManual();
    await userEvent.fill(suburb, typed);
    await expect.element(suburb).toHaveValue(written);
    expect(address()).toEqual({ suburb: written, isManual: true });
  });

  test('is left alone while an input method composes it, and then searched for', async () => {
    const { service } = await drawManual();
    await userEvent.click(suburb);
    const composition = await compose('ｂ', 'ｂｅｎｄｉ');
    await expect.element(suburb).toHaveValue('ｂｅｎｄｉ');
    await composition.finish('ｂｅｎｄｉ');
    await expect.element(suburb).toHaveValue('bendi');
    await rest();
    await expect.element(option('BENDIGO VIC')).toBeVisible();
    expect(service.asked('SearchLocality')).toMatchObject([{ Locality: 'bendi' }]);
  });

  test('is not cut, however long it is', async () => {
    const { address } = await drawManual();
    const long = 'Woolloomooloo'.repeat(6);
    await userEvent.fill(suburb, long);
    expect(address()).toEqual({ suburb: long, isManual: true });
  });
});

test('an address is searched for in plain characters, whatever it is typed with', async () => {
  const { service } = await drawAddress();
  await searchFor(search, '１２ ｓｍｉｔｈ ｐａｒ');
  await expect.poll(lines).toContain('12 SMITH STREET, PARRAMATTA NSW 2150');
  expect(service.asked('SearchAddress')).toMatchObject([{ AddressLine: '12 smith par' }]);
});
