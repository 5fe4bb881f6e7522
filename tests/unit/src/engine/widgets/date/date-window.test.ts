import { describe, expect, test } from 'vitest';
import * as dates from '../../../../../../src/engine/widgets/date/date-window.ts';
import { setClock, ZONES } from '../../../ovhc/time-zone.ts';

/** Returns the days between which the keyword dateRange, which the schema type does not include, allows days. */
const windowOf = (dateRange: object) => {
  const schema = { type: 'string', format: 'date', dateRange } as const;
  return dates.dateWindow(schema);
};
const start = { min: { from: 'today' }, max: { from: 'startOfMonth', months: 13, days: 1 } };
const adults = { first: '1926-11-20', last: '2008-11-20' };
const [first, last] = ['2026-11-20', '2027-12-02'];

describe.each(ZONES)('in %s', (zone) => {
  test('§5 returns the window of the cover start, and open windows', () => {
    setClock(zone, '2026-11-20T11:59:00Z');
    const min = zone === 'Pacific/Kiritimati' ? '2026-11-21' : first;
    expect(windowOf(start)).toEqual({ min, max: last });
    setClock(zone, '2026-11-20T09:00:00Z');
    expect(windowOf({ min: { from: 'today', years: -18 } })).toEqual({ min: '2008-11-20', max: undefined });
    expect(dates.dateWindow({ type: 'string' })).toEqual({ min: undefined, max: undefined });
  });

  test.each<[string, string | undefined, number, string]>([
    ['the chosen day', '1992-02-28', 34, '1992-02-28'],
    ['today minus the age', undefined, 34, '1992-11-20'],
    ['the newest allowed day without an age', undefined, 0, '2008-11-20'],
    ['the newest allowed day if the age is too low', undefined, 5, '2008-11-20'],
    ['the oldest allowed day if the age is too high', undefined, 250, '1926-11-20'],
    ['the oldest allowed day if no calendar reaches the age', undefined, 1e9, '1926-11-20'],
    ['the oldest allowed day if the chosen day is earlier', '1900-01-01', 34, '1926-11-20'],
    ['the newest allowed day if the chosen day is later', '2020-01-01', 34, '2008-11-20'],
  ])('opens a calendar at %s', (_, chosen, yearsBack, day) => {
    setClock(zone, '2026-11-20T09:00:00Z');
    expect(dates.openingDay(chosen, yearsBack, adults)).toBe(day);
    expect(dates.openingDay(undefined, 0, { first, last }), 'today').toBe(first);
  });
});

test.each([
  ['2026-11-19', first, last, false],
  ['2026-11-20', first, last, true],
  ['2027-12-02', first, last, true],
  ['2027-12-03', first, last, false],
  ['0001-01-01', undefined, last, true],
  ['9999-12-31', first, undefined, true],
])('§5 checks that %s is between %s and %s: %s', (day, min, max, expected) => {
  expect(dates.isWithin(day, { min, max })).toBe(expected);
});

test('§5 limits a calendar to its window, or to 100 years back and 20 ahead', () => {
  expect(dates.reachOf({ min: first, max: last })).toEqual({ first, last });
  setClock('UTC', '2026-11-20T12:00:00Z');
  const reach = dates.reachOf({ min: undefined, max: undefined });
  expect(reach).toEqual({ first: '1926-11-20', last: '2046-11-20' });
});

test.each([
  ['a fact', { facts: { age: 34 }, visible: {} }, 34],
  ['an answer', { facts: {}, visible: { age: 40 } }, 40],
  ['the fact rather than the answer', { facts: { age: 34 }, visible: { age: 40 } }, 34],
  ['the answer if the fact is not a number', { facts: { age: 'old' }, visible: { age: 40 } }, 40],
  ['undefined for a text', { facts: {}, visible: { age: '34 years' } }, undefined],
  ['undefined without a known number', { facts: {}, visible: {} }, undefined],
])('numberNamed returns %s', (_, state, expected) => {
  expect(dates.numberNamed('age', state)).toBe(expected);
});
