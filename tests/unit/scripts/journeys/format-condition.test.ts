import { expect, test } from 'vitest';
import { formatCondition } from '../../../../scripts/journeys/format/condition.ts';
import { object } from './site-of.ts';

const is = (name: string, value: object) => object({ [name]: value }, { required: [name] });

test.each([
  ['coverType is D or F', is('coverType', { enum: ['D', 'F'] })],
  ['age is at least 18', is('age', { minimum: 18 })],
  [
    'visaType’s isSupported is false',
    is('visaType', { type: 'array', minItems: 1, items: is('isSupported', { const: false }) }),
  ],
  ['visaType, coverType or age is not known', { not: { required: ['visaType', 'coverType', 'age'] } }],
  ['age and visaType are known', { required: ['age', 'visaType'] }],
  ['plan is full or plan is not known', { properties: { plan: { const: 'full' } } }],
  [
    'a is 1 and (b is 2 or c is 3)',
    { allOf: [is('a', { const: 1 }), { anyOf: [is('b', { const: 2 }), is('c', { const: 3 })] }] },
  ],
  ['a is not 1 and b is not 2', { not: { anyOf: [is('a', { const: 1 }), is('b', { const: 2 })] } }],
  ['again is email', is('again', { const: { $data: '1/email' } })],
  ['children is at most adults', is('children', { maximum: { $data: '1/adults' } })],
  ['end is after start', is('end', { formatExclusiveMinimum: { $data: '1/start' } })],
  ['end is after 2027-04-30', { not: is('end', { formatMaximum: '2027-04-30' }) }],
  ['nothing', {}],
])('formats a condition: %s', (text, condition) => {
  expect(formatCondition(condition)).toBe(text);
});
