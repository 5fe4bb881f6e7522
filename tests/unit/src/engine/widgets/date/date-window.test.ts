import { describe, expect, test } from 'vitest';
import { dateWindow, isWithin, reachOf } from '../../../../../../src/engine/widgets/date/date-window.ts';
import { setClock, ZONES } from '../../../ovhc/time-zone.ts';

/** A schema with our keyword, which the type of a schema does not know. */
const schemaWith = (dateRange: object) => ({ type: 'string', format: 'date', dateRange }) as const;

const coverStart = schemaWith({
  min: { from: 'today' },
  max: { from: 'startOfMonth', months: 13, days: 1 },
});

describe.each(ZONES)('dateWindow, in %s', (zone) => {
  test('§5 cover starts between today and the first of the month 13 months ahead, plus one day', () => {
    setClock(zone, '2026-11-20T11:59:00Z');
    const { min, max } = dateWindow(coverStart);
    expect(min).toBe(zone === 'Pacific/Kiritimati' ? '2026-11-21' : '2026-11-20');
    expect(max).toBe('2027-12-02');
  });

  test('§5 an end that is not there is open', () => {
    setClock(zone, '2026-11-20T09:00:00Z');
    expect(dateWindow(schemaWith({ min: { from: 'today', years: -18 } }))).toEqual({
      min: '2008-11-20',
      max: undefined,
    });
    expect(dateWindow({ type: 'string' })).toEqual({ min: undefined, max: undefined });
  });
});

describe('isWithin', () => {
  const window = { min: '2026-11-20', max: '2027-12-02' };

  test.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2027-06-30', true],
    ['2027-12-02', true],
    ['2027-12-03', false],
  ])('§5 %s lies in the window: %s', (day, expected) => {
    expect(isWithin(day, window)).toBe(expected);
  });

  test('§5 any day lies in an open window', () => {
    expect(isWithin('0001-01-01', { min: undefined, max: '2027-12-02' })).toBe(true);
    expect(isWithin('9999-12-31', { min: '2026-11-20', max: undefined })).toBe(true);
  });
});

describe('reachOf', () => {
  test('§5 a calendar leads no further than its window', () => {
    expect(reachOf({ min: '2026-11-20', max: '2027-12-02' })).toEqual({
      first: '2026-11-20',
      last: '2027-12-02',
    });
  });

  test('where the window is open, it leads 100 years back and 20 ahead', () => {
    setClock('UTC', '2026-11-20T12:00:00Z');
    expect(reachOf({ min: undefined, max: undefined })).toEqual({ first: '1926-11-20', last: '2046-11-20' });
  });
});
