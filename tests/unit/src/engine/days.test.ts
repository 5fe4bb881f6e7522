import { expect, test } from 'vitest';
import { isDay, localDate, longDay, parseShortDay, shortDay } from '../../../../src/engine/days.ts';
import { setClock, ZONES } from '../ovhc/time-zone.ts';

test.each(ZONES)('§5, §9 parses, formats and converts days in %s', (zone) => {
  setClock(zone, '2026-11-20T12:00:00Z');
  for (const [text, day] of [
    ['20/11/2026', '2026-11-20'],
    ['01/02/0812', '0812-02-01'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2000', '2000-02-29'],
    // Kiritimati skipped one of these days when it moved across the date line, but people elsewhere were born on it
    ['31/12/1994', '1994-12-31'],
    ['01/01/1995', '1995-01-01'],
  ] as const) {
    expect(parseShortDay(text)).toBe(day);
    expect(shortDay(day)).toBe(text);
  }
  expect(longDay('2026-11-20')).toBe('20 November 2026');
  expect(longDay('2028-02-29')).toBe('29 February 2028');
  expect(longDay('1995-01-01')).toBe('1 January 1995');
  expect(localDate('2026-11-20')).toEqual(new Date(2026, 10, 20));
  expect(localDate('0026-11-20').getFullYear()).toBe(26);
});

test.each([
  ...['31/02/2020', '29/02/2027', '29/02/1900', '31/11/2026', '00/11/2026', '20/00/2026', '20/13/2026'],
  ...['1/2/2020', '01/2/2020', '01/01/20', '20/11/20261', '2026/11/20', '2026-11-20', '20-11-2026'],
  ...['20.11.2026', '20112026', ' 20/11/2026', '20/11/2026 ', '+2/11/2026', '2e/11/2026', '٢٠/١١/٢٠٢٦'],
  ...['20/11', '//', ''],
])('§5 rejects %j as a day', (text) => {
  expect(parseShortDay(text)).toBeUndefined();
});

test('§9 accepts only existing days in a record’s format', () => {
  const texts = ['2026-11-20', '2026-02-30', '2026-11', '20/11/2026', ''];
  expect(texts.filter(isDay)).toEqual(['2026-11-20']);
});
