import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../scripts/content/json.ts';
import {
  conditionEdges,
  edgeValues,
  isValid,
  validValues,
} from '../../../../../scripts/content/values/index.ts';

const refused = (schema: JsonObject) => edgeValues(schema).filter((value) => !isValid(schema, value));

describe('values at the edges of what content accepts', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const code = { type: 'object', properties: { code: { type: 'string', minLength: 2 } }, required: ['code'] };
  const three = expect.objectContaining({ length: 3 });
  const address = {
    properties: { street: { type: 'string' }, unit: { type: 'string' } },
    required: ['street'],
  };

  test.each<[string, JsonObject, accepted: unknown[], refused: unknown[]]>([
    [
      'a choice: all there are',
      { type: 'string', oneOf: [{ const: 'yes' }, { const: 'no' }] },
      ['yes', 'no'],
      ['Maria'],
    ],
    [
      'a number: its limits, and one step beyond each (§5)',
      { type: 'integer', minimum: 18, maximum: 100 },
      [18, 19, 99, 100],
      [17, 101, 1.5, 'Maria'],
    ],
    [
      'a number of steps: those nearest to its limits, and half a step',
      { type: 'number', minimum: 0.25, maximum: 9.75, multipleOf: 0.5 },
      [0.5, 9.5],
      [0.25],
    ],
    ['a text of a pattern', { type: 'string', pattern: '^[A-Za-z0-9]+$' }, ['Maria', '2000'], ['', ' ', '!']],
    [
      'a day: both ends of its window, and the days before and after (§9)',
      { format: 'date', dateRange: { min: { from: 'today', years: -22, days: 1 }, max: { from: 'today' } } },
      ['2004-11-21', '2026-11-20'],
      ['2004-11-20', '2026-11-21', '2023-02-29'],
    ],
    ['a consent: only true', { type: 'boolean', const: true }, [true], [false]],
    [
      'a list: too few, too many, and an item that is wrong by itself',
      { type: 'array', minItems: 1, maxItems: 2, items: code },
      [[{ code: 'Maria' }]],
      [[], three, [{}], [{ code: 'A' }], 'Maria'],
    ],
    [
      'a list in which nothing may stand twice: different items, and one of them twice',
      { type: 'array', minItems: 2, uniqueItems: true, items: { type: 'string', enum: ['a', 'b', 'c'] } },
      [['a', 'b']],
      [['a', 'a']],
    ],
    [
      'an object: whole, with what it needs only, and without each thing it needs',
      { type: 'object', ...address },
      [{ street: 'Maria' }, { street: 'Maria', unit: 'Maria' }],
      [{ unit: 'Maria' }],
    ],
  ])('%s', (_case, schema, accepted, wrong) => {
    expect(validValues(schema)).toEqual(expect.arrayContaining(accepted));
    expect(refused(schema)).toEqual(expect.arrayContaining(wrong));
  });

  test('each choice once, and no other value', () => {
    expect(validValues({ type: 'string', oneOf: [{ const: 'yes' }, { const: 'no' }] })).toEqual([
      'yes',
      'no',
    ]);
    const edges = edgeValues({ type: 'integer', minimum: 18, maximum: 19, enum: [18, 19] });
    expect(new Set(edges).size).toBe(edges.length);
  });

  test.each([
    ['^0[42378]\\d{8}$'],
    ['^(?=.*\\p{Script=Latin})[\\p{Script=Latin}\\p{M} ’-]+$'],
    ['^[^\\s@]+@([^\\s@.]+\\.)+[^\\s@.]{2,4}$'],
    ['^(?!AUS$)[A-Z]{3}$'],
    ['^QX-\\d{2}(?:a|b)$'],
  ])('a text of a pattern nobody listed: one that fits %s is made from it', (pattern) => {
    const [first] = validValues({ type: 'string', pattern });
    expect(first).toMatch(new RegExp(pattern, 'u'));
  });

  test('the first value is the example that the author gave, if it fits', () => {
    const schema = { type: 'string', pattern: '^\\d{6}$', examples: ['12', '062000'] };
    expect(validValues(schema)[0]).toBe('062000');
    expect(refused(schema)[0]).toBe('12');
  });

  test('a condition names a part of an answer: the rest is what the field asks for', () => {
    const properties = { code: { type: 'string' }, isSupported: { type: 'boolean' } };
    const items = { type: 'object', properties, required: ['code', 'isSupported'] };
    const field = { type: 'array', minItems: 1, items };
    const condition = { items: { properties: { isSupported: { const: false } } } };
    const values = conditionEdges(field, condition).flat();
    expect(values).toContainEqual({ code: 'Maria', isSupported: false });
    expect(values).toContainEqual({ code: 'Maria', isSupported: true });
  });

  test('a condition on how a text begins: one that the field accepts as well', () => {
    const values = conditionEdges({ type: 'string', pattern: '^\\d{4}$' }, { pattern: '^3' });
    expect(values).toContainEqual(expect.stringMatching(/^3\d{3}$/));
    expect(values).toContainEqual(expect.stringMatching(/^[^3]\d{3}$/));
  });

  test('a condition on a list: as long as it asks, and of different items', () => {
    const field = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
    expect(conditionEdges(field, { minItems: 3 })).toContainEqual(['a', 'a', 'a']);
    const both = { allOf: [{ contains: { const: 'a' } }, { contains: { const: 'b' } }] };
    expect(conditionEdges(field, both)).toContainEqual(['a', 'b']);
  });

  test('a long text and a long list: as long as they may be, and one more', () => {
    for (const maxLength of [10, 20_000]) {
      const lengths = edgeValues({ type: 'string', maxLength }).map((value) => String(value).length);
      expect(lengths).toEqual(expect.arrayContaining([maxLength, maxLength + 1]));
    }
    const list = edgeValues({ type: 'array', maxItems: 80, items: { type: 'string' } });
    expect(list).toContainEqual(expect.objectContaining({ length: 80 }));
    expect(list).toContainEqual(expect.objectContaining({ length: 81 }));
  });

  test('an object whose condition asks for two answers: one that gives both', () => {
    const yesNo = { type: 'string', enum: ['yes', 'no'] };
    const is = (name: string) => ({ properties: { [name]: { const: 'no' } }, required: [name] });
    const schema = {
      type: 'object',
      properties: { kind: yesNo, place: yesNo },
      required: ['kind', 'place'],
      allOf: [
        { if: { allOf: [is('kind'), is('place')] }, then: { properties: { why: { type: 'string' } } } },
        { if: { properties: { kind: { const: 'yes' } } }, then: { properties: { kind: yesNo } } },
      ],
    };
    expect(validValues(schema)).toContainEqual({ kind: 'no', place: 'no', why: 'Maria' });
  });
});
