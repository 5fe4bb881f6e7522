import { describe, expect, test } from 'vitest';
import {
  dateWindow,
  isWithin,
  numberNamed,
  openingDay,
  reachOf,
} from '../../../../../../src/engine/widgets/date/date-window.ts';
import { setClock, ZONES } from '../../../ovhc/time-zone.ts';

/** Returns a schema with the keyword dateRange, which the schema type does not include. */
const schemaWith = (dateRange: object) => ({ type: 'string', format: 'date', dateRange }) as const;
const START = { min: { from: 'today' }, max: { from: 'startOfMonth', months: 13, days: 1 } };
const adults = { first: '1926-11-20', last: '2008-11-20' };

describe.each(ZONES)('in %s', (zone) => {
  test('§5 cover starts between today and the first of the month 13 months ahead, plus one day', () => {
    setClock(zone, '2026-11-20T11:59:00Z');
    const min = zone === 'Pacific/Kiritimati' ? '2026-11-21' : '2026-11-20';
    expect(dateWindow(schemaWith(START))).toEqual({ min, max: '2027-12-02' });
  });

  test('§5 a window without an end is open', () => {
    setClock(zone, '2026-11-20T09:00:00Z');
    const { min, max } = dateWindow(schemaWith({ min: { from: 'today', years: -18 } }));
    expect([min, max]).toEqual(['2008-11-20', undefined]);
    expect(dateWindow({ type: 'string' })).toEqual({ min: undefined, max: undefined });
  });

  test.each<[string, string | undefined, number, string]>([
    ['the day that is chosen', '1992-02-28', 34, '1992-02-28'],
    ['today minus the age', undefined, 34, '1992-11-20'],
    ['the newest allowed day without an age', undefined, 0, '2008-11-20'],
    ['the newest allowed day at an age too low', undefined, 5, '2008-11-20'],
    ['the oldest allowed day at an age too high', undefined, 250, '1926-11-20'],
    ['the oldest allowed day at an age that no calendar reaches', undefined, 1e9, '1926-11-20'],
    ['the oldest allowed day before the one that is chosen', '1900-01-01', 34, '1926-11-20'],
    ['the newest allowed day after it', '2020-01-01', 34, '2008-11-20'],
  ])('a calendar opens at %s', (_, chosen, yearsBack, day) => {
    setClock(zone, '2026-11-20T09:00:00Z');
    expect(openingDay(chosen, yearsBack, adults)).toBe(day);
    expect(openingDay(undefined, 0, { first: '2026-11-20', last: '2027-12-02' }), 'today').toBe('2026-11-20');
  });
});

test.each([
  ['2026-11-19', '2026-11-20', '2027-12-02', false],
  ['2026-11-20', '2026-11-20', '2027-12-02', true],
  ['2027-12-02', '2026-11-20', '2027-12-02', true],
  ['2027-12-03', '2026-11-20', '2027-12-02', false],
  ['0001-01-01', undefined, '2027-12-02', true],
  ['9999-12-31', '2026-11-20', undefined, true],
])('§5 %s is within %s and %s: %s', (day, min, max, expected) => {
  expect(isWithin(day, { min, max })).toBe(expected);
});

test('§5 a calendar leads no further than its window; without one, 100 years back and 20 ahead', () => {
  const [first, last] = ['2026-11-20', '2027-12-02'];
  expect(reachOf({ min: first, max: last })).toEqual({ first, last });
  setClock('UTC', '2026-11-20T12:00:00Z');
  expect(reachOf({ min: undefined, max: undefined })).toEqual({ first: '1926-11-20', last: '2046-11-20' });
});

test.each([
  ['a fact', { facts: { age: 34 }, visible: {} }, 34],
  ['an answer', { facts: {}, visible: { age: 40 } }, 40],
  ['the fact rather than the answer', { facts: { age: 34 }, visible: { age: 40 } }, 34],
  ['the answer if the fact is no number', { facts: { age: 'old' }, visible: { age: 40 } }, 40],
  ['no text', { facts: {}, visible: { age: '34 years' } }, undefined],
  ['nothing if nothing is known', { facts: {}, visible: {} }, undefined],
])('a number is %s', (_, state, expected) => {
  expect(numberNamed('age', state)).toBe(expected);
});
