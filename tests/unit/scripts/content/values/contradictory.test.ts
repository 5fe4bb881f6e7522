import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../scripts/content/json.ts';
import { areContradictory } from '../../../../../scripts/content/values/index.ts';

const text = { type: 'string' };

describe('contradictory schemas', () => {
  test.each<[string, JsonObject[]]>([
    ['a pattern that needs a character before the start', [text, { pattern: '/^[a-z]+$/' }]],
    ['a pattern longer than the maximum length', [text, { pattern: '^\\d{6}$' }, { maxLength: 4 }]],
    ['a pattern shorter than the minimum length', [text, { pattern: '^\\d{1,3}$' }, { minLength: 4_000 }]],
    ['two patterns that no text matches', [text, { pattern: '^[a-z]+$' }, { pattern: '\\d' }]],
    ['a date and a pattern for another date format', [text, { format: 'date' }, { pattern: '^\\d{2}/' }]],
    [
      'choices shorter than the minimum length',
      [text, { minLength: 2 }, { oneOf: [{ const: 'S' }, { const: 'F' }] }],
    ],
    ['two lists of choices without a common choice', [{ enum: ['yes', 'no'] }, { enum: ['maybe'] }]],
    ['limits without a whole number between them', [{ type: 'integer' }, { minimum: 1.2, maximum: 1.8 }]],
    ['limits without a number between them', [{ type: 'number' }, { exclusiveMinimum: 1 }, { maximum: 1 }]],
    [
      'limits without a multiple between them',
      [{ type: 'integer' }, { minimum: 1, maximum: 8, multipleOf: 10 }],
    ],
    [
      'a list that is longer than its choices',
      [{ type: 'array', uniqueItems: true }, { items: { enum: [1, 2] } }, { minItems: 3 }],
    ],
    [
      'a list that has to contain something else',
      [{ type: 'array' }, { items: { enum: ['a'] } }, { contains: { const: 'b' } }],
    ],
    ['two different types', [text, { type: 'integer' }]],
  ])('include %s', (_case, schemas) => {
    expect(areContradictory(schemas)).toBe(true);
  });

  test.each<[string, JsonObject[]]>([
    ['a pattern that matches anywhere', [text, { pattern: '\\d{6}' }, { minLength: 100, maxLength: 100 }]],
    ['a pattern of four emoji and a maximum length of 4', [text, { pattern: '^😀{4}$' }, { maxLength: 4 }]],
    ['two patterns that one text matches', [text, { pattern: '^[a-z\\d]+$' }, { pattern: '\\d' }]],
    ['a pattern with a lookahead', [text, { pattern: '^(?=.*\\d)[a-z\\d]+$' }, { maxLength: 1 }]],
    ['a pattern with a backreference', [text, { pattern: '^(\\d+)\\1$' }, { maxLength: 1 }]],
    ['two lists of choices with a common choice', [{ enum: ['yes', 'no'] }, { enum: ['no', 'maybe'] }]],
    ['a pattern for a text that can also be null', [{ type: ['string', 'null'] }, { pattern: '/^a/' }]],
    [
      'limits around one whole number',
      [{ type: 'integer' }, { exclusiveMinimum: 0 }, { exclusiveMaximum: 2 }],
    ],
    ['limits with fractions between', [{ type: 'number' }, { exclusiveMinimum: 0 }, { exclusiveMaximum: 1 }]],
    [
      'limits with one multiple between',
      [{ type: 'number' }, { exclusiveMinimum: 0.2, maximum: 0.3 }, { multipleOf: 0.1 }],
    ],
    [
      'a whole number and a step of a half',
      [{ type: 'integer', minimum: 1, maximum: 1 }, { multipleOf: 0.5 }],
    ],
    ['a list with the same choice twice', [{ type: 'array' }, { items: { enum: [1] } }, { minItems: 2 }]],
    ['the types number and integer', [{ type: 'number' }, { type: 'integer' }, { minimum: 1, maximum: 1 }]],
    ['a contradiction for only some answers', [text, { if: { const: 'a' }, then: { const: 'b' } }]],
  ])('exclude %s', (_case, schemas) => {
    expect(areContradictory(schemas)).toBe(false);
  });
});
