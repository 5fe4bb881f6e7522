import { describe, expect, test } from 'vitest';
import { conditionOutcome } from '../../../../../scripts/content/proofs/condition-outcome.ts';

const yesNo = { type: 'string', enum: ['yes', 'no'] };
const digits = { type: 'string', pattern: '^\\d{4}$' };
const fields: Record<string, Record<string, unknown>> = {
  dependants: {
    type: 'array',
    minItems: 1,
    items: { type: 'object', properties: { isStudent: yesNo }, required: ['isStudent'] },
  },
  phoneNumber: { type: 'string', pattern: '^0[42378]\\d{8}$' },
  postCode: digits,
  age: { type: 'integer', minimum: 18, maximum: 60 },
  lastName: { type: 'string', pattern: '^[\\p{Script=Latin}\\p{M} ’-]+$', minLength: 20, maxLength: 60 },
  amount: { type: 'number', minimum: 0, maximum: 1 },
};
const ask = (asked: Record<string, unknown>) => ({ properties: asked, required: Object.keys(asked) });
const holds = (isStudent: string) => ({ contains: ask({ isStudent: { const: isStudent } }) });
const outcome = (condition: Record<string, unknown>) => conditionOutcome(condition, (name) => fields[name]);

describe('outcome of a condition', () => {
  test.each<[string, Record<string, unknown>]>([
    ['two items or more, of which it says nothing', ask({ dependants: { type: 'array', minItems: 2 } })],
    ['a list of both kinds', ask({ dependants: { allOf: [holds('yes'), holds('no')] } })],
    ['how a number of ten digits begins', ask({ phoneNumber: { pattern: '^08' } })],
    ['how a postcode begins', ask({ postCode: { pattern: '^3' } })],
    [
      'how it begins and how it ends',
      { allOf: [ask({ postCode: { pattern: '^3' } }), ask({ postCode: { pattern: '9$' } })] },
    ],
    ['numbers of a step that nobody tries', ask({ age: { multipleOf: 7 } })],
    ['numbers between two that are tried', ask({ amount: { exclusiveMinimum: 0.2, exclusiveMaximum: 0.3 } })],
    ['a letter in a long name', ask({ lastName: { pattern: '^[A-M]' } })],
    ['how many names there are', { minProperties: 1 }],
    ['a pattern that refers back', ask({ postCode: { pattern: '^(\\d)(\\d)\\2\\1$' } })],
  ])('depends on the answer: %s', (_case, condition) => {
    expect(outcome(condition)).toBe('depends');
  });

  test.each<[string, Record<string, unknown>]>([
    ['letters of a postcode', ask({ postCode: { pattern: '^[a-z]' } })],
    ['five of its four digits', ask({ postCode: { minLength: 5 } })],
    [
      'two beginnings at once',
      { allOf: [ask({ postCode: { pattern: '^2' } }), ask({ postCode: { pattern: '^3' } })] },
    ],
    [
      'a digit in a long name, of which there are more than can be gone through',
      ask({ lastName: { pattern: '\\d' } }),
    ],
    ['an age beyond its limit', ask({ age: { exclusiveMinimum: 60 } })],
  ])('is never true: %s', (_case, condition) => {
    expect(outcome(condition)).toBe('never');
  });

  test('is always true if every answer matches', () => {
    expect(outcome({ properties: { postCode: { maxLength: 4 } } })).toBe('always');
  });
});
