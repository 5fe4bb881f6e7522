import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accepted, conditionEdges, edgesOf, refused } from '../../../../../scripts/content/values/index.ts';

/** By the rule they break, the values that a schema refuses. */
function refusedBy(schema: Record<string, unknown>): Record<string, unknown[]> {
  const by: Record<string, unknown[]> = {};
  for (const { keyword, at, value } of refused(schema))
    by[`${at}${at && ' '}${keyword}`] = [...(by[`${at}${at && ' '}${keyword}`] ?? []), value];
  return by;
}

describe('values at the edges of what content accepts', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 10), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('a choice: all there are, and one that is none', () => {
    const schema = { type: 'string', oneOf: [{ const: 'yes' }, { const: 'no' }] };
    expect(accepted(schema)).toEqual(['yes', 'no']);
    expect(Object.keys(refusedBy(schema))).toEqual(['oneOf']);
  });

  test('a number: its limits, and one step beyond each (§5)', () => {
    const schema = { type: 'integer', minimum: 18, maximum: 100 };
    expect(accepted(schema)).toEqual(expect.arrayContaining([18, 19, 99, 100]));
    expect(refusedBy(schema)).toMatchObject({
      minimum: expect.arrayContaining([17]),
      maximum: expect.arrayContaining([101]),
      type: expect.arrayContaining([1.5, 'Maria']),
    });
  });

  test('a text: as long as it may be, one letter more, and what its pattern refuses', () => {
    const schema = { type: 'string', maxLength: 10, pattern: '^[A-Za-z0-9]+$' };
    const lengths = accepted(schema).map((value) => String(value).length);
    expect(Math.max(...lengths)).toBe(10);
    expect(refusedBy(schema).maxLength?.map((value) => String(value).length)).toContain(11);
    expect(refusedBy(schema).pattern).toEqual(expect.arrayContaining(['', ' ', '!']));
  });

  test.each([
    ['^0[42378]\\d{8}$'],
    ['^(?=.*\\p{Script=Latin})[\\p{Script=Latin}\\p{M} ’-]+$'],
    ['^[^\\s@]+@([^\\s@.]+\\.)+[^\\s@.]{2,4}$'],
    ['^(?!AUS$)[A-Z]{3}$'],
    ['^QX-\\d{2}(?:a|b)$'],
  ])('a text of a pattern nobody listed: one that fits %s is made from it', (pattern) => {
    const [first] = accepted({ type: 'string', pattern });
    expect(first).toMatch(new RegExp(pattern, 'u'));
  });

  test('a day: both ends of its window, and the days before and after (§9)', () => {
    const schema = {
      type: 'string',
      format: 'date',
      dateRange: { min: { from: 'today', years: -22, days: 1 }, max: { from: 'today' } },
    };
    expect(accepted(schema)).toEqual(expect.arrayContaining(['2004-11-21', '2026-11-20']));
    expect(accepted(schema)).not.toContain('2004-11-20');
    expect(refusedBy(schema).dateRange).toEqual(expect.arrayContaining(['2004-11-20', '2026-11-21']));
    expect(refusedBy(schema).format).toContain('2023-02-29');
  });

  test('a consent: only true will do', () => {
    expect(accepted({ type: 'boolean', const: true })).toEqual([true]);
    expect(refusedBy({ type: 'boolean', const: true })).toEqual({ const: [false] });
  });

  test('a list: too few, too many, and an item that is wrong by itself', () => {
    const item = {
      type: 'object',
      properties: { code: { type: 'string', minLength: 2 } },
      required: ['code'],
    };
    const by = refusedBy({ type: 'array', minItems: 1, maxItems: 2, items: item });
    expect(by.minItems).toEqual([[]]);
    expect(by.maxItems).toEqual([expect.objectContaining({ length: 3 })]);
    expect(by['/0 required']).toEqual([[{}]]);
    expect(by['/0/code minLength']).toContainEqual([{ code: 'A' }]);
    expect(by.type).toEqual(['Maria']);
  });

  test('an object: whole, with what it needs only, and without each thing it needs', () => {
    const schema = {
      type: 'object',
      properties: { street: { type: 'string' }, unit: { type: 'string' } },
      required: ['street'],
    };
    expect(accepted(schema)).toEqual(
      expect.arrayContaining([{ street: 'Maria' }, { street: 'Maria', unit: 'Maria' }]),
    );
    expect(refusedBy(schema).required).toEqual([{ unit: 'Maria' }]);
  });

  test('the first value is the example that the author gave, if it fits', () => {
    const schema = { type: 'string', pattern: '^\\d{6}$', examples: ['12', '062000'] };
    expect(accepted(schema)[0]).toBe('062000');
    expect(refused(schema)[0]).toEqual({ value: '12', keyword: 'pattern', at: '' });
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

  test('no value comes twice', () => {
    const edges = edgesOf({ type: 'integer', minimum: 18, maximum: 19, enum: [18, 19] });
    expect(new Set(edges).size).toBe(edges.length);
  });
});
