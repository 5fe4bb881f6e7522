import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../../../../scripts/content/json.ts';
import {
  conditionEdges,
  edgeValues,
  isValid,
  validValues,
} from '../../../../../scripts/content/values/index.ts';

const refused = (schema: JsonObject) => edgeValues(schema).filter((value) => !isValid(schema, value));

describe('test values for a schema', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const text = { type: 'string' };
  const code = { type: 'object', properties: { code: { ...text, minLength: 2 } }, required: ['code'] };
  const street = { properties: { street: text, unit: text }, required: ['street'] };
  const ofLength = (length: number) => expect.objectContaining({ length });

  test.each<[string, JsonObject, accepted: unknown[], refused: unknown[]]>([
    ['each choice', { ...text, oneOf: [{ const: 'yes' }, { const: 'no' }] }, ['yes', 'no'], ['Maria']],
    [
      'the limits of a number and the numbers beside them (§5)',
      { type: 'integer', minimum: 18, maximum: 100 },
      [18, 19, 99, 100],
      [17, 101, 1.5, 'Maria'],
    ],
    [
      'the multiples nearest to the limits of a number, and half a multiple',
      { type: 'number', minimum: 0.25, maximum: 9.75, multipleOf: 0.5 },
      [0.5, 9.5],
      [0.25],
    ],
    [
      'amounts of cents, which binary fractions do not represent exactly',
      { type: 'number', minimum: 0.29, maximum: 19.99, multipleOf: 0.01 },
      [0.29, 19.98, 19.99],
      [0.295, 19.995],
    ],
    [
      'texts that match a pattern and texts that do not',
      { ...text, pattern: '^[A-Za-z0-9]+$' },
      ['Maria', '2000'],
      ['', ' ', '!'],
    ],
    [
      'both ends of a date range, and the days before and after (§9)',
      { format: 'date', dateRange: { min: { from: 'today', years: -22, days: 1 }, max: { from: 'today' } } },
      ['2004-11-21', '2026-11-20'],
      ['2004-11-20', '2026-11-21', '2023-02-29'],
    ],
    [
      'the days around written limits',
      { ...text, format: 'date', formatMinimum: '2027-05-01', formatExclusiveMaximum: '2027-05-10' },
      ['2027-05-01', '2027-05-02', '2027-05-09'],
      ['2027-04-30', '2027-05-10'],
    ],
    [
      'values for a field that is compared with another, as if it stood alone',
      { ...text, const: { $data: '1/email' }, maxLength: { $data: '1/size' } },
      ['Maria', 'maria@example.com'],
      [],
    ],
    [
      'an object in which both answers match, and others that do not',
      {
        properties: { a: { type: 'integer', minimum: 5 }, b: { type: 'integer', maximum: { $data: '1/a' } } },
      },
      [{ a: 5, b: 5 }],
      [{ a: 34, b: 35 }],
    ],
    ['both answers to a consent', { type: 'boolean', const: true }, [true], [false]],
    [
      'lists that are too short or too long, or have an invalid item',
      { type: 'array', minItems: 1, maxItems: 2, items: code },
      [[{ code: 'Maria' }]],
      [[], ofLength(3), [{}], [{ code: 'A' }], 'Maria'],
    ],
    [
      'a list of different items and a list with a duplicate',
      { type: 'array', minItems: 2, uniqueItems: true, items: { ...text, enum: ['a', 'b', 'c'] } },
      [['a', 'b']],
      [['a', 'a']],
    ],
    ['the limit of long lists', { type: 'array', maxItems: 80, items: text }, [ofLength(80)], [ofLength(81)]],
    ['the limit of short texts', { ...text, maxLength: 10 }, [ofLength(10)], [ofLength(11)]],
    ['the limit of long texts', { ...text, maxLength: 20_000 }, [ofLength(20_000)], [ofLength(20_001)]],
    [
      'an object with entries, too many of them, and a wrong one',
      {
        type: 'object',
        maxProperties: 2,
        propertyNames: { pattern: '^[a-z]+$' },
        additionalProperties: { type: 'boolean' },
      },
      [{ a: true }, { a: true, aa: true }, {}],
      [{ a: true, aa: true, aaa: true }, { Maria: true }],
    ],
    [
      'an object with all properties, with only the required ones, and without a required one',
      { type: 'object', ...street },
      [{ street: 'Maria' }, { street: 'Maria', unit: 'Maria' }],
      [{ unit: 'Maria' }],
    ],
  ])('include %s', (_case, schema, accepted, wrong) => {
    expect(validValues(schema)).toEqual(expect.arrayContaining(accepted));
    expect(refused(schema)).toEqual(expect.arrayContaining(wrong));
  });

  test('contain no duplicates', () => {
    expect(validValues({ ...text, oneOf: [{ const: 'yes' }, { const: 'no' }] })).toEqual(['yes', 'no']);
    const edges = edgeValues({ type: 'integer', minimum: 18, maximum: 19, enum: [18, 19] });
    expect(new Set(edges).size).toBe(edges.length);
  });

  test.each([
    '^0[42378]\\d{8}$',
    '^(?=.*\\p{Script=Latin})[\\p{Script=Latin}\\p{M} ’-]+$',
    '^[^\\s@]+@([^\\s@.]+\\.)+[^\\s@.]{2,4}$',
    '^(?!AUS$)[A-Z]{3}$',
    '^QX-\\d{2}(?:a|b)$',
  ])('match the pattern %s', (pattern) => {
    const [first] = validValues({ type: 'string', pattern });
    expect(first).toMatch(new RegExp(pattern, 'u'));
  });

  test('start with the author’s examples', () => {
    const schema = { type: 'string', pattern: '^\\d{6}$', examples: ['12', '062000'] };
    expect(validValues(schema)[0]).toBe('062000');
    expect(refused(schema)[0]).toBe('12');
  });

  test('meet a condition on part of an answer and keep the rest valid', () => {
    const properties = { code: text, isSupported: { type: 'boolean' } };
    const items = { type: 'object', properties, required: ['code', 'isSupported'] };
    const field = { type: 'array', minItems: 1, items };
    const condition = { items: { properties: { isSupported: { const: false } } } };
    const values = conditionEdges(field, condition).flat();
    expect(values).toContainEqual({ code: 'Maria', isSupported: false });
    expect(values).toContainEqual({ code: 'Maria', isSupported: true });
  });

  test('cover both sides of a condition on the start of a text', () => {
    const values = conditionEdges({ type: 'string', pattern: '^\\d{4}$' }, { pattern: '^3' });
    expect(values).toContainEqual(expect.stringMatching(/^3\d{3}$/));
    expect(values).toContainEqual(expect.stringMatching(/^[^3]\d{3}$/));
  });

  test('cover conditions on the length and items of a list', () => {
    const field = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
    expect(conditionEdges(field, { minItems: 3 })).toContainEqual(['a', 'a', 'a']);
    const both = { allOf: [{ contains: { const: 'a' } }, { contains: { const: 'b' } }] };
    expect(conditionEdges(field, both)).toContainEqual(['a', 'b']);
  });

  test('meet a condition that needs two answers', () => {
    const yesNo = { ...text, enum: ['yes', 'no'] };
    const is = (name: string) => ({ properties: { [name]: { const: 'no' } }, required: [name] });
    const allOf = [
      { if: { allOf: [is('kind'), is('place')] }, then: { properties: { why: text } } },
      { if: { properties: { kind: { const: 'yes' } } }, then: { properties: { kind: yesNo } } },
    ];
    const properties = { kind: yesNo, place: yesNo };
    const schema = { type: 'object', properties, required: ['kind', 'place'], allOf };
    expect(validValues(schema)).toContainEqual({ kind: 'no', place: 'no', why: 'Maria' });
  });
});
