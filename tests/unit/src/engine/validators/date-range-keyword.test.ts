import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileForm, compileValue } from '../../compile.ts';

const coverStart = await compileValue({
  type: 'string',
  format: 'date',
  dateRange: { min: { from: 'today' }, max: { from: 'startOfMonth', months: 13, days: 1 } },
});
const birth = await compileValue({
  type: 'string',
  format: 'date',
  dateRange: { min: { from: 'today', years: -100 }, max: { from: 'today', years: -18 } },
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2028, 1, 29, 9, 30), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2028-02-28', ['dateRange']],
  ['2028-02-29', []],
  ['2029-03-02', []],
  ['2029-03-03', ['dateRange']],
])('§5 on 29 February 2028 a cover start of %s breaks %j', (day, broken) => {
  expect(coverStart(day)).toEqual(broken);
});

test.each([
  ['1928-02-28', ['dateRange']],
  ['1928-02-29', []],
  ['2010-02-28', []],
  ['2010-03-01', ['dateRange']],
])('§5 on 29 February 2028 a date of birth of %s breaks %j', (day, broken) => {
  expect(birth(day)).toEqual(broken);
});

test('the bounds are worked out when the rule runs, not when it was compiled', () => {
  expect(coverStart('2028-02-29')).toEqual([]);
  vi.setSystemTime(new Date(2028, 2, 1, 0, 0, 1));
  expect(coverStart('2028-02-29')).toEqual(['dateRange']);
});

test('§5 the error names both ends of the window, for the message, and the one that was crossed', async () => {
  const { schema, validators } = await compileForm({
    type: 'object',
    properties: {
      day: { type: 'string', dateRange: { min: { from: 'today' }, max: { from: 'today', days: 7 } } },
    },
  });
  const paramsOf = (day: string) => validators.errors(schema, { day })[0]?.params;
  expect(paramsOf('2028-02-28')).toEqual({ bound: 'min', min: '2028-02-29', max: '2028-03-07' });
  expect(paramsOf('2028-03-08')).toEqual({ bound: 'max', min: '2028-02-29', max: '2028-03-07' });
});

test('a window with one end is open at the other', async () => {
  const visaExpiry = await compileValue({ type: 'string', dateRange: { min: { from: 'today' } } });
  expect(visaExpiry('2028-02-28')).toEqual(['dateRange']);
  expect(visaExpiry('9999-12-31')).toEqual([]);
});

test('§5 what is no text breaks its type alone', () => {
  expect(coverStart(20_280_301)).toEqual(['type']);
});

test.each([
  ['a bound without its start', { min: { years: -18 } }],
  ['a start that nobody knows', { min: { from: 'yesterday' } }],
  ['a unit that nobody knows', { max: { from: 'today', weeks: 2 } }],
  ['half a month', { max: { from: 'today', months: 0.5 } }],
  ['no bound at all', {}],
])('%s does not compile', async (_case, dateRange) => {
  await expect(compileValue({ type: 'string', dateRange })).rejects.toThrow();
});
