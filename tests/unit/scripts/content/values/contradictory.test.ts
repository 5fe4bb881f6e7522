import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../scripts/content/json.ts';
import { areContradictory } from '../../../../../scripts/content/values/index.ts';

const text = { type: 'string' };

describe('contradictory schemas', () => {
  test.each<[string, JsonObject[]]>([
    ['a pattern that asks for something before the start', [text, { pattern: '/^[a-z]+$/' }]],
    ['a pattern that is longer than the text may be', [text, { pattern: '^\\d{6}$' }, { maxLength: 4 }]],
    ['a pattern that is shorter', [text, { pattern: '^\\d{1,3}$' }, { minLength: 4_000 }]],
    ['two patterns', [text, { pattern: '^[a-z]+$' }, { pattern: '\\d' }]],
    ['a day that is written otherwise', [text, { format: 'date' }, { pattern: '^\\d{2}/' }]],
    ['choices that are too short', [text, { minLength: 2 }, { oneOf: [{ const: 'S' }, { const: 'F' }] }]],
    ['choices of which none is another’s', [{ enum: ['yes', 'no'] }, { enum: ['maybe'] }]],
    ['no whole number between', [{ type: 'integer' }, { minimum: 1.2, maximum: 1.8 }]],
    ['no number between', [{ type: 'number' }, { exclusiveMinimum: 1 }, { maximum: 1 }]],
    ['two types', [text, { type: 'integer' }]],
  ])('include %s', (_case, schemas) => {
    expect(areContradictory(schemas)).toBe(true);
  });

  test.each<[string, JsonObject[]]>([
    ['a pattern that may stand anywhere', [text, { pattern: '\\d{6}' }, { minLength: 100, maxLength: 100 }]],
    ['letters outside of the first plane count once', [text, { pattern: '^😀{4}$' }, { maxLength: 4 }]],
    ['two patterns that go together', [text, { pattern: '^[a-z\\d]+$' }, { pattern: '\\d' }]],
    ['what a pattern looks ahead for', [text, { pattern: '^(?=.*\\d)[a-z\\d]+$' }, { maxLength: 1 }]],
    [
      'a pattern that refers back, which has no automaton',
      [text, { pattern: '^(\\d+)\\1$' }, { maxLength: 1 }],
    ],
    ['some of the choices', [{ enum: ['yes', 'no'] }, { enum: ['no', 'maybe'] }]],
    ['texts or nothing', [{ type: ['string', 'null'] }, { pattern: '/^a/' }]],
    ['whole numbers at an edge', [{ type: 'integer' }, { exclusiveMinimum: 0 }, { exclusiveMaximum: 2 }]],
    ['numbers between', [{ type: 'number' }, { exclusiveMinimum: 0 }, { exclusiveMaximum: 1 }]],
    ['a whole number is a number', [{ type: 'number' }, { type: 'integer' }, { minimum: 1, maximum: 1 }]],
    ['what only some answers ask for', [text, { if: { const: 'a' }, then: { const: 'b' } }]],
  ])('exclude %s', (_case, schemas) => {
    expect(areContradictory(schemas)).toBe(false);
  });
});
