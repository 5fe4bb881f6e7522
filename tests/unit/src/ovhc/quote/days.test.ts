import { describe, expect, test } from 'vitest';
import { ageOn, birthdayFor, later, today } from '../../../../../src/ovhc/quote/days.ts';
import { ageBand } from '../../../../../src/ovhc/quote/selection.ts';
import { travel, ZONES } from '../time-zone.ts';

describe('decisions "Dates": today is the visitor’s local date', () => {
  test.each([
    ['America/Los_Angeles', '2026-11-20'],
    ['UTC', '2026-11-21'],
    ['Australia/Sydney', '2026-11-21'],
  ])('at four in the morning UTC it is, in %s, %s', (zone, day) => {
    travel(zone, '2026-11-21T04:00:00Z');
    expect(today()).toBe(day);
  });

  test.each([
    ['Australia/Sydney', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-20'],
  ])('at half past two in the afternoon UTC it is, in %s, %s', (zone, day) => {
    travel(zone, '2026-11-20T14:30:00Z');
    expect(today()).toBe(day);
  });
});

describe.each(ZONES)('decisions "Dates": arithmetic on the calendar, in %s', (zone) => {
  test.each<[string, Parameters<typeof later>[1], string]>([
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2028-01-31', { months: 1 }, '2028-02-29'],
    ['2026-03-31', { months: 1 }, '2026-04-30'],
    ['2026-11-30', { months: 3 }, '2027-02-28'],
    ['2026-12-31', { days: 1 }, '2027-01-01'],
    ['2028-02-29', { years: 1 }, '2029-02-28'],
    ['2028-02-29', { years: -4 }, '2024-02-29'],
    // the days on which clocks change, in Sydney and in Los Angeles
    ['2026-10-03', { days: 1 }, '2026-10-04'],
    ['2026-04-05', { days: 1 }, '2026-04-06'],
    ['2026-03-07', { days: 1 }, '2026-03-08'],
    ['2026-11-01', { days: 1 }, '2026-11-02'],
  ])('%s and %j is %s', (day, by, expected) => {
    travel(zone, '2026-11-20T12:00:00Z');
    expect(later(day, by)).toBe(expected);
  });
});

describe('ageOn', () => {
  test.each([
    ['2026-11-19', 34],
    ['2026-11-20', 35],
    ['2026-11-21', 35],
  ])('§9 born on 20 November 1991, on %s: %i', (day, age) => {
    expect(ageOn(day, '1991-11-20')).toBe(age);
  });

  test.each([
    ['2027-02-28', 30],
    ['2027-03-01', 31],
    ['2028-02-28', 31],
    ['2028-02-29', 32],
  ])('§9 born on 29 February 1996, on %s: %i', (day, age) => {
    expect(ageOn(day, '1996-02-29')).toBe(age);
  });

  test.each([
    ['1991-11-20', 'A1'],
    ['1990-11-21', 'A1'],
    ['1990-11-20', 'A2'],
    ['1970-11-21', 'A2'],
    ['1970-11-20', 'A3'],
    ['1955-11-21', 'A3'],
    ['1955-11-20', 'A4'],
  ])('§4 born on %s is, on 20 November 2026, in band %s', (birthday, band) => {
    expect(ageBand(ageOn('2026-11-20', birthday))).toBe(band);
  });
});

describe('birthdayFor', () => {
  test('§7 while only an age is known, it is a day on which that age is true', () => {
    expect(birthdayFor(30, undefined, '2026-11-20')).toBe('1996-11-20');
  });

  test('§4 the birthday that was told counts, as long as it says the same age', () => {
    expect(birthdayFor(30, '1996-02-03', '2026-11-20')).toBe('1996-02-03');
    expect(birthdayFor(40, '1996-02-03', '2026-11-20')).toBe('1986-11-20');
  });

  test.each([18, 35, 36, 55, 56, 70, 71, 100])(
    '§9 at %i it gives that very age, on every day of a leap year',
    (age) => {
      for (let day = '2028-01-01'; day < '2029-01-01'; day = later(day, { days: 1 })) {
        expect(ageOn(day, birthdayFor(age, undefined, day)), day).toBe(age);
      }
    },
  );
});
