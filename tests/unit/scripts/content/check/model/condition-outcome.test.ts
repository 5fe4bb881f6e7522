import { describe, expect, test } from 'vitest';
import { conditionOutcome } from '../../../../../../scripts/content/check/model/condition-outcome.ts';

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
  partnerAge: { type: 'integer', minimum: 61, maximum: 70 },
  limited: { type: 'integer', const: { $data: '1/age' } },
  start: { type: 'string', format: 'date' },
  until: { type: 'string', format: 'date', formatMaximum: '2027-04-30' },
};
const ask = (asked: Record<string, unknown>) => ({ properties: asked, required: Object.keys(asked) });
const holds = (isStudent: string) => ({ contains: ask({ isStudent: { const: isStudent } }) });
const outcome = (condition: Record<string, unknown>) => conditionOutcome(condition, (name) => fields[name]);

describe('the outcome of a condition', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a list of two or more items of any kind', ask({ dependants: { type: 'array', minItems: 2 } })],
    ['a list that contains both choices', ask({ dependants: { allOf: [holds('yes'), holds('no')] } })],
    ['a pattern for the start of a phone number', ask({ phoneNumber: { pattern: '^08' } })],
    ['a pattern for the start of a postcode', ask({ postCode: { pattern: '^3' } })],
    [
      'patterns for the start and the end of a postcode',
      { allOf: [ask({ postCode: { pattern: '^3' } }), ask({ postCode: { pattern: '9$' } })] },
    ],
    ['a multiple of 7', ask({ age: { multipleOf: 7 } })],
    ['a number between 0.2 and 0.3', ask({ amount: { exclusiveMinimum: 0.2, exclusiveMaximum: 0.3 } })],
    ['a pattern for the first letter of a long name', ask({ lastName: { pattern: '^[A-M]' } })],
    ['an age that equals another', ask({ age: { const: { $data: '1/partnerAge' } }, partnerAge: {} })],
    ['an age that another answer limits', ask({ limited: { const: 40 } })],
    ['a day after a written one', ask({ start: { format: 'date', formatMinimum: '2027-05-01' } })],
    ['a minimum number of answers', { minProperties: 1 }],
    ['a pattern with a backreference', ask({ postCode: { pattern: '^(\\d)(\\d)\\2\\1$' } })],
  ])('depends on the answer: %s', (_case, condition) => {
    expect(outcome(condition)).toBe('depends');
  });

  test.each<[string, Record<string, unknown>]>([
    ['a postcode that starts with a letter', ask({ postCode: { pattern: '^[a-z]' } })],
    ['a postcode of more than four digits', ask({ postCode: { minLength: 5 } })],
    [
      'a postcode that starts with both 2 and 3',
      { allOf: [ask({ postCode: { pattern: '^2' } }), ask({ postCode: { pattern: '^3' } })] },
    ],
    ['a digit in a long name that cannot have digits', ask({ lastName: { pattern: '\\d' } })],
    ['a day after the last one', ask({ until: { format: 'date', formatMinimum: '2027-05-01' } })],
    ['an age above its maximum', ask({ age: { exclusiveMinimum: 60 } })],
  ])('is never true: %s', (_case, condition) => {
    expect(outcome(condition)).toBe('never');
  });

  test('is always true if every answer matches', () => {
    expect(outcome({ properties: { postCode: { maxLength: 4 } } })).toBe('always');
  });
});
