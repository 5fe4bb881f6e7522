import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  conditionEdges,
  edgeValues,
  isValid,
  validValues,
} from '../../../../../scripts/content/values/index.ts';

const refused = (schema: Record<string, unknown>) =>
  edgeValues(schema).filter((value) => !isValid(schema, value));

describe('values at the edges of what content accepts', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('a choice: all there are, and one that is none', () => {
    const schema = { type: 'string', oneOf: [{ const: 'yes' }, { const: 'no' }] };
    expect(validValues(schema)).toEqual(['yes', 'no']);
    expect(refused(schema)).toContain('Maria');
  });

  test('a number: its limits, and one step beyond each (§5)', () => {
    const schema = { type: 'integer', minimum: 18, maximum: 100 };
    expect(validValues(schema)).toEqual(expect.arrayContaining([18, 19, 99, 100]));
    expect(refused(schema)).toEqual(expect.arrayContaining([17, 101, 1.5, 'Maria']));
  });

  test('a text: as long as it may be, one letter more, and what its pattern refuses', () => {
    const schema = { type: 'string', maxLength: 10, pattern: '^[A-Za-z0-9]+$' };
    const lengths = validValues(schema).map((value) => String(value).length);
    expect(Math.max(...lengths)).toBe(10);
    expect(refused(schema).map((value) => String(value).length)).toContain(11);
    expect(refused(schema)).toEqual(expect.arrayContaining(['', ' ', '!']));
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

  test('a day: both ends of its window, and the days before and after (§9)', () => {
    const schema = {
      type: 'string',
      format: 'date',
      dateRange: { min: { from: 'today', years: -22, days: 1 }, max: { from: 'today' } },
    };
    expect(validValues(schema)).toEqual(expect.arrayContaining(['2004-11-21', '2026-11-20']));
    expect(validValues(schema)).not.toContain('2004-11-20');
    expect(refused(schema)).toEqual(expect.arrayContaining(['2004-11-20', '2026-11-21', '2023-02-29']));
  });

  test('a consent: only true will do', () => {
    expect(validValues({ type: 'boolean', const: true })).toEqual([true]);
    expect(refused({ type: 'boolean', const: true })).toEqual([false]);
  });

  test('a list: too few, too many, and an item that is wrong by itself', () => {
    const item = {
      type: 'object',
      properties: { code: { type: 'string', minLength: 2 } },
      required: ['code'],
    };
    const lists = refused({ type: 'array', minItems: 1, maxItems: 2, items: item });
    const three = expect.objectContaining({ length: 3 });
    expect(lists).toEqual(expect.arrayContaining([[], three, [{}], [{ code: 'A' }], 'Maria']));
  });

  test('an object: whole, with what it needs only, and without each thing it needs', () => {
    const schema = {
      type: 'object',
      properties: { street: { type: 'string' }, unit: { type: 'string' } },
      required: ['street'],
    };
    expect(validValues(schema)).toEqual(
      expect.arrayContaining([{ street: 'Maria' }, { street: 'Maria', unit: 'Maria' }]),
    );
    expect(refused(schema)).toContainEqual({ unit: 'Maria' });
  });

  test('the first value is the example that the author gave, if it fits', () => {
    const schema = { type: 'string', pattern: '^\\d{6}$', examples: ['12', '062000'] };
    expect(validValues(schema)[0]).toBe('062000');
    expect(refused(schema)[0]).toBe('12');
  });

  test('a condition names a part of an answer: the rest is what the field asks for', () => {
    const field = {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { code: { type: 'string' }, isSupported: { type: 'boolean' } },
        required: ['code', 'isSupported'],
      },
    };
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
    const text = edgeValues({ type: 'string', maxLength: 20_000 }).map((value) => String(value).length);
    expect(text).toEqual(expect.arrayContaining([20_000, 20_001]));
    const list = edgeValues({ type: 'array', maxItems: 80, items: { type: 'string' } });
    expect(list).toContainEqual(expect.objectContaining({ length: 80 }));
    expect(list).toContainEqual(expect.objectContaining({ length: 81 }));
  });

  test('a number of steps: those nearest to its limits, and half a step', () => {
    const schema = { type: 'number', minimum: 0.25, maximum: 9.75, multipleOf: 0.5 };
    expect(validValues(schema)).toEqual(expect.arrayContaining([0.5, 9.5]));
    expect(refused(schema)).toContain(0.25);
  });

  test('a list in which nothing may stand twice: different items, and one of them twice', () => {
    const item = { type: 'string', enum: ['a', 'b', 'c'] };
    const schema = { type: 'array', minItems: 2, uniqueItems: true, items: item };
    expect(validValues(schema)).toContainEqual(['a', 'b']);
    expect(refused(schema)).toContainEqual(['a', 'a']);
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

  test('no value comes twice', () => {
    const edges = edgeValues({ type: 'integer', minimum: 18, maximum: 19, enum: [18, 19] });
    expect(new Set(edges).size).toBe(edges.length);
  });
});
