import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { choice, mapOf, object, reachesIn, reveals, text, unreachableIn, when } from './site-of.ts';

const other = (pointer: string) => ({ $data: pointer });
const day = (title: string, more: JsonObject = {}) => ({ type: 'string', format: 'date', title, ...more });
const number = (title: string, more: JsonObject = {}) => ({ type: 'integer', title, ...more });
const FUTURE = { dateRange: { min: { from: 'today' }, max: { from: 'today', days: 30 } } };

const email = text('Email', { examples: ['robin@example.com'] });
const again = { type: 'string', title: 'Again', const: other('1/email') };
const start = day('Start', FUTURE);
const end = day('End', { ...FUTURE, formatExclusiveMinimum: other('1/start') });

const messages = (keyword: string) => ({ 'ui:messages': { [keyword]: 'No.' } });
const EMAILS = { email: 'robin@example.com', again: 'robin@example.com' };
const OTHER_EMAIL = { email: 'robin@example.com', again: 'Maria' };
const PERIOD = { start: '2026-11-20', end: '2026-12-20' };
const SAME_DAY = { start: '2026-12-20', end: '2026-12-20' };
const period = object({ start, end }, { required: ['start', 'end'] });
const room = object(
  {
    chairs: number('Chairs', { minimum: other('2/seats') }),
    tables: number('Tables', { maximum: other('1/chairs') }),
  },
  { title: 'Room', required: ['chairs', 'tables'] },
);

/** The schemas of a form's fields, its messages, a complete sample, and the answers that show each message. */
type Case = [
  fields: JsonObject,
  ui: JsonObject,
  sample: object,
  shown: Record<string, object>,
  more?: JsonObject,
];

const CASES: Record<string, Case> = {
  'the same text twice': [
    { email, again },
    { again: messages('const') },
    EMAILS,
    { 'again const': OTHER_EMAIL },
  ],
  'a text before the one that it repeats': [
    { again, email },
    { again: messages('const') },
    EMAILS,
    { 'again const': OTHER_EMAIL },
  ],
  'a day after another, of which the first has none': [
    { end, start },
    { end: messages('formatExclusiveMinimum') },
    PERIOD,
    { 'end formatExclusiveMinimum': SAME_DAY },
  ],
  'a number up to another': [
    {
      adults: number('Adults', { minimum: 0, maximum: 9 }),
      children: number('Children', { minimum: 2, maximum: other('1/adults') }),
    },
    { children: messages('maximum') },
    { adults: 9, children: 2 },
    { 'children maximum': { adults: 0, children: 34 } },
  ],
  'the answers of a group': [
    { seats: number('Seats', { minimum: 3 }), room },
    { room: { chairs: messages('minimum'), tables: messages('maximum') } },
    { seats: 34, room: { chairs: 34, tables: 34 } },
    {
      'room.chairs minimum': { seats: 34, room: { chairs: 33, tables: 34 } },
      'room.tables maximum': { room: { chairs: 1, tables: 34 } },
    },
  ],
  'the answers of a list entry': [
    { loans: { type: 'array', title: 'Loans', minItems: 1, items: period } },
    { loans: { items: { end: messages('formatExclusiveMinimum') } } },
    { loans: [PERIOD] },
    { 'loans[0].end formatExclusiveMinimum': { loans: [SAME_DAY] } },
  ],
  'a revealed field': [
    { email },
    { again: messages('const') },
    EMAILS,
    { 'again const': OTHER_EMAIL },
    { allOf: [reveals(when({ email: 'robin@example.com' }), { again }, 'again')] },
  ],
};

describe('in the journeys of a form that compares answers', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(Object.entries(CASES))(
    'valid answers and each message are found for %s',
    (_name, [fields, uiSchema, sample, shown, more]) => {
      const schema = object(fields, { required: Object.keys(fields), ...more });
      const map = mapOf([{ hash: 'form', schema, uiSchema }]);
      expect([map.deadEnds, map.searchLimits, unreachableIn(map)]).toEqual([[], [], {}]);
      expect(map.samples.form?.answers).toEqual(sample);
      const found = Object.entries(shown).map(([name, answers]) => [`message ${name} No.`, answers]);
      expect(reachesIn(map)).toMatchObject(Object.fromEntries(found));
    },
  );

  test('an answer that a later step depends on is matched by the one that it is compared with', () => {
    const colour = choice('Colour', 'red', 'blue');
    const same = { ...colour, const: other('1/colour') };
    const schema = object({ colour, same }, { required: ['colour', 'same'] });
    const steps = [
      { hash: 'colour', schema },
      { hash: 'blue', when: when({ same: 'blue' }), schema: object({}) },
    ];
    const map = mapOf(steps, 'same');
    expect([map.deadEnds, map.searchLimits, map.paths]).toEqual([[], [], 2]);
    expect(map.samples.blue?.earlier).toEqual({ colour: { colour: 'blue', same: 'blue' } });
  });

  test('an answer that can never match another is a dead end', () => {
    const schema = object(
      { colour: choice('Colour', 'red'), same: { ...choice('Same', 'blue'), const: other('1/colour') } },
      { required: ['colour', 'same'] },
    );
    const { deadEnds } = mapOf([{ hash: 'colour', schema }]);
    expect(deadEnds).toMatchObject([{ reason: 'no answer to same was found that matches its "const"' }]);
  });
});
