import { describe, expect, test } from 'vitest';
import { numberNamed, openingDay } from '../../../../../../src/engine/widgets/date/date-window.ts';
import { setClock, ZONES } from '../../../ovhc/time-zone.ts';

const adults = { first: '1926-11-20', last: '2008-11-20' };

describe.each(ZONES)('openingDay, in %s', (zone) => {
  test.each<[string, string | undefined, number, string]>([
    ['the day that is chosen', '1992-02-28', 34, '1992-02-28'],
    ['today minus the age', undefined, 34, '1992-11-20'],
    ['the newest allowed day without an age', undefined, 0, '2008-11-20'],
    ['the newest allowed day at an age too low', undefined, 5, '2008-11-20'],
    ['the oldest allowed day at an age too high', undefined, 250, '1926-11-20'],
    ['the oldest allowed day at an age that no calendar reaches', undefined, 1e9, '1926-11-20'],
    ['the oldest allowed day before the one that is chosen', '1900-01-01', 34, '1926-11-20'],
    ['the newest allowed day after it', '2020-01-01', 34, '2008-11-20'],
  ])('it is %s', (_, chosen, yearsBack, day) => {
    setClock(zone, '2026-11-20T09:00:00Z');
    expect(openingDay(chosen, yearsBack, adults)).toBe(day);
  });

  test('cover start opens at today', () => {
    setClock(zone, '2026-11-20T09:00:00Z');
    expect(openingDay(undefined, 0, { first: '2026-11-20', last: '2027-12-02' })).toBe('2026-11-20');
  });
});

describe('numberNamed', () => {
  test.each([
    ['a fact', { facts: { age: 34 }, visible: {} }, 34],
    ['an answer', { facts: {}, visible: { age: 40 } }, 40],
    ['the fact rather than the answer', { facts: { age: 34 }, visible: { age: 40 } }, 34],
    ['the answer where the fact is no number', { facts: { age: 'old' }, visible: { age: 40 } }, 40],
    ['no text', { facts: {}, visible: { age: '34 years' } }, undefined],
    ['nothing where nothing is known', { facts: {}, visible: {} }, undefined],
  ])('it is %s', (_, state, expected) => {
    expect(numberNamed('age', state)).toBe(expected);
  });
});
