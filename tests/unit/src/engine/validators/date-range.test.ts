import { describe, expect, test, vi } from 'vitest';
import { isoDay, resolveBound } from '../../../../../src/engine/validators/date-range.ts';
import { compileForm, compileValue } from '../../compile.ts';
import { setClock, ZONES } from '../../ovhc/time-zone.ts';

const at = (year: number, month: number, day: number, hours = 12) => new Date(year, month - 1, day, hours);
const START = { from: 'startOfMonth', months: 13, days: 1 } as const;

test.each([
  ['cover start, from', { from: 'today' }, at(2026, 11, 20), '2026-11-20'],
  ['cover start, until', START, at(2026, 11, 20), '2027-12-02'],
  ['an adult, at most 100 years old', { from: 'today', years: -100 }, at(2026, 11, 20), '1926-11-20'],
  ['an adult, 18 today', { from: 'today', years: -18 }, at(2026, 11, 20), '2008-11-20'],
  ['a dependant, not 22 yet', { from: 'today', years: -22, days: 1 }, at(2026, 11, 30), '2004-12-01'],
  ['29 February, 18 years ago', { from: 'today', years: -18 }, at(2028, 2, 29), '2010-02-28'],
  ['29 February, in a leap year', { from: 'today', years: -100 }, at(2028, 2, 29), '1928-02-29'],
  ['31 January and a month', { from: 'today', months: 1 }, at(2027, 1, 31), '2027-02-28'],
  ['31 January and a month, in a leap year', { from: 'today', months: 1 }, at(2028, 1, 31), '2028-02-29'],
  ['31 October and 13 months', { from: 'today', months: 13 }, at(2026, 10, 31), '2027-11-30'],
  ['31 March minus a month', { from: 'today', months: -1 }, at(2027, 3, 31), '2027-02-28'],
  ['a month, then a day', { from: 'today', months: 1, days: 1 }, at(2027, 1, 31), '2027-03-01'],
  ['a year and 12 months', { from: 'today', years: 1, months: 12 }, at(2028, 2, 29), '2030-02-28'],
  ['3 years and 12 months', { from: 'today', years: 3, months: 12 }, at(2028, 2, 29), '2032-02-29'],
] as const)('resolves a bound: %s', (_case, bound, now, day) => {
  expect(resolveBound(bound, now)).toBe(day);
});

test('§9 writes years with four digits', () => {
  expect(isoDay(at(812, 3, 4))).toBe('0812-03-04');
});

// times around local midnight
test.each([
  ['Pacific/Auckland', '2026-11-20T11:30:00Z', '2026-11-21'],
  ['Australia/Sydney', '2026-11-20T12:59:59Z', '2026-11-20'],
  ['Australia/Sydney', '2026-11-20T13:00:00Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
  ['UTC', '2026-11-20T23:59:59Z', '2026-11-20'],
  ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
  ['Pacific/Honolulu', '2026-11-20T09:00:00Z', '2026-11-19'],
])('in %s at %s, resolves today to %s', (zone, time, today) => {
  setClock(zone, time);
  expect(resolveBound({ from: 'today' })).toBe(today);
});

test.each(ZONES)('in %s, keeps bounds across clock changes', (zone) => {
  setClock(zone, '2026-11-20T12:00:00Z');
  for (const hour of [0, 2, 23]) {
    expect(resolveBound({ from: 'today', days: 200 }, at(2026, 9, 1, hour))).toBe('2027-03-20');
    expect(resolveBound(START, at(2026, 3, 31, hour))).toBe('2027-04-02');
  }
});

describe('dateRange on 29 February 2028', async () => {
  const leapDay = () => setClock('Australia/Sydney', '2028-02-29T09:30:00+11:00');
  const window = { min: { from: 'today' }, max: START };
  const coverStart = await compileValue({ type: 'string', format: 'date', dateRange: window });
  const visaExpiry = await compileValue({ type: 'string', dateRange: { min: { from: 'today' } } });

  test.each([
    ['a cover start', coverStart, '2028-02-28', ['dateRange']],
    ['a cover start', coverStart, '2028-02-29', []],
    ['a cover start', coverStart, '2029-03-02', []],
    ['a cover start', coverStart, '2029-03-03', ['dateRange']],
    ['a cover start that is a number', coverStart, 20_280_301, ['type']],
    ['an expiry date, which has no last day', visaExpiry, '2028-02-28', ['dateRange']],
    ['an expiry date, which has no last day', visaExpiry, '9999-12-31', []],
  ])('§5 validates %s: $2', (_case, errorsOf, value, keywords) => {
    leapDay();
    expect(errorsOf(value)).toEqual(keywords);
  });

  test('resolves its bounds at validation, not at compilation', () => {
    leapDay();
    expect(coverStart('2028-02-29')).toEqual([]);
    vi.setSystemTime(new Date(2028, 2, 1, 0, 0, 1));
    expect(coverStart('2028-02-29')).toEqual(['dateRange']);
  });

  test('§5 reports both ends of the window, and which end was crossed', async () => {
    leapDay();
    const dateRange = { min: { from: 'today' }, max: { from: 'today', days: 7 } };
    const day = { type: 'string', dateRange };
    const { schema, validators } = await compileForm({ type: 'object', properties: { day } });
    const paramsOf = (day: string) => validators.errors(schema, { day })[0]?.params;
    expect(paramsOf('2028-02-28')).toEqual({ bound: 'min', min: '2028-02-29', max: '2028-03-07' });
    expect(paramsOf('2028-03-08')).toEqual({ bound: 'max', min: '2028-02-29', max: '2028-03-07' });
  });

  test.each([
    ['a bound without its start', { min: { years: -18 } }],
    ['an unknown start', { min: { from: 'yesterday' } }],
    ['an unknown unit', { max: { from: 'today', weeks: 2 } }],
    ['half a month', { max: { from: 'today', months: 0.5 } }],
    ['no bound', {}],
  ])('does not compile with %s', async (_case, dateRange) => {
    await expect(compileValue({ type: 'string', dateRange })).rejects.toThrow();
  });
});
