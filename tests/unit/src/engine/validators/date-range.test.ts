import { afterEach, describe, expect, test, vi } from 'vitest';
import { isoDay, resolveBound } from '../../../../../src/engine/validators/date-range.ts';

const at = (year: number, month: number, day: number, hours = 12) => new Date(year, month - 1, day, hours);

describe('resolveBound', () => {
  test('cover start lies between today and the first of the month 13 months ahead, plus one day', () => {
    const now = at(2026, 11, 20);
    expect(resolveBound({ from: 'today' }, now)).toBe('2026-11-20');
    expect(resolveBound({ from: 'startOfMonth', months: 13, days: 1 }, now)).toBe('2027-12-02');
  });

  test('a traveller was born between 100 and 18 years ago today', () => {
    const now = at(2026, 11, 20);
    expect(resolveBound({ from: 'today', years: -100 }, now)).toBe('1926-11-20');
    expect(resolveBound({ from: 'today', years: -18 }, now)).toBe('2008-11-20');
  });

  test('a dependant was born after 22 years ago plus one day', () => {
    expect(resolveBound({ from: 'today', years: -22, days: 1 }, at(2026, 11, 30))).toBe('2004-12-01');
  });

  test.each([
    ['29 February, 18 years ago', { years: -18 }, at(2028, 2, 29), '2010-02-28'],
    ['29 February, 100 years ago, in a leap year', { years: -100 }, at(2028, 2, 29), '1928-02-29'],
    ['31 January and a month', { months: 1 }, at(2027, 1, 31), '2027-02-28'],
    ['31 January and a month in a leap year', { months: 1 }, at(2028, 1, 31), '2028-02-29'],
    ['31 October and 13 months', { months: 13 }, at(2026, 10, 31), '2027-11-30'],
    ['31 March back a month', { months: -1 }, at(2027, 3, 31), '2027-02-28'],
  ])('%s clamps to the month’s last day', (_case, steps, now, day) => {
    expect(resolveBound({ from: 'today', ...steps }, now)).toBe(day);
  });

  test('months are added before days, so a day after the clamp is the next month’s first', () => {
    expect(resolveBound({ from: 'today', months: 1, days: 1 }, at(2027, 1, 31))).toBe('2027-03-01');
  });

  test('years and months clamp once, together', () => {
    expect(resolveBound({ from: 'today', years: 1, months: 12 }, at(2028, 2, 29))).toBe('2030-02-28');
    expect(resolveBound({ from: 'today', years: 3, months: 12 }, at(2028, 2, 29))).toBe('2032-02-29');
  });

  test('§9 a year has as many digits as a record needs', () => {
    expect(isoDay(at(812, 3, 4))).toBe('0812-03-04');
  });
});

describe('on the visitor’s calendar', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  /** Noon and midnight of one moment, in places where it is another day. */
  test.each([
    ['Pacific/Auckland', '2026-11-20T11:30:00Z', '2026-11-21'],
    ['Australia/Sydney', '2026-11-20T12:59:59Z', '2026-11-20'],
    ['Australia/Sydney', '2026-11-20T13:00:00Z', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
    ['UTC', '2026-11-20T23:59:59Z', '2026-11-20'],
    ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
    ['Pacific/Honolulu', '2026-11-20T09:00:00Z', '2026-11-19'],
  ])('in %s at %s it is %s', (zone, moment, today) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
    expect(resolveBound({ from: 'today' })).toBe(today);
  });

  test.each(['Australia/Sydney', 'America/New_York', 'Africa/Cairo', 'UTC'])(
    'in %s no bound slips a day where the clocks change',
    (zone) => {
      vi.stubEnv('TZ', zone);
      for (const hour of [0, 2, 23]) {
        expect(resolveBound({ from: 'today', days: 200 }, at(2026, 9, 1, hour))).toBe('2027-03-20');
        expect(resolveBound({ from: 'startOfMonth', months: 13, days: 1 }, at(2026, 3, 31, hour))).toBe(
          '2027-04-02',
        );
      }
    },
  );

  test('the clock really moves with the zone, or the tests above would prove nothing', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    expect(new Date(2026, 10, 20).getTimezoneOffset()).toBe(-780);
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    expect(new Date(2026, 10, 20).getTimezoneOffset()).toBe(600);
  });
});
