import { expect, test } from 'vitest';
import age from '../../../../../content/steps/quote/age.json';
import { namesReadByConditions } from '../../../../../src/engine/form/conditions.ts';

const read = (schema: object) => [...namesReadByConditions(schema)].sort();
const is = (name: string, value: string) => ({ properties: { [name]: { const: value } }, required: [name] });

test('design: a schema without conditions reads nothing', () => {
  expect(read({ type: 'object', properties: { name: { type: 'string' } }, required: ['name'] })).toEqual([]);
});

test('design: an "if" reads the names of its properties and of its required', () => {
  expect(read({ if: { properties: { a: { const: 1 } }, required: ['a', 'b'] } })).toEqual(['a', 'b']);
});

test('design: the fields that a "then" reveals are not read by it', () => {
  expect(read({ if: is('cover', 'couple'), then: { required: ['partnerAge'] } })).toEqual(['cover']);
});

test('design: every "if" inside allOf counts', () => {
  expect(read({ allOf: [{ if: is('a', '1') }, { if: is('b', '1') }] })).toEqual(['a', 'b']);
});

test('design: a condition is followed through not, anyOf and nested objects', () => {
  const condition = { not: { anyOf: [is('a', '1'), { properties: { b: { properties: { c: {} } } } }] } };
  expect(read({ if: condition })).toEqual(['a', 'b', 'c']);
});

test('design: conditions inside a revealed branch, an object or a list count as well', () => {
  const inner = { allOf: [{ if: is('c', '1') }] };
  expect(read({ if: is('a', '1'), then: inner })).toEqual(['a', 'c']);
  expect(read({ if: is('a', '1'), else: inner })).toEqual(['a', 'c']);
  expect(read({ properties: { object: inner } })).toEqual(['c']);
  expect(read({ properties: { list: { items: inner } } })).toEqual(['c']);
});

test('§2 the age step is laid out anew when the cover type changes, and for nothing else', () => {
  expect(read(age.schema)).toEqual(['coverType']);
});
