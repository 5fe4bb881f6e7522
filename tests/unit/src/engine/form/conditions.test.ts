import { expect, test } from 'vitest';
import age from '../../../../../content/steps/quote/age.json';
import coverType from '../../../../../content/steps/quote/cover-type.json';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import { hasConditions } from '../../../../../src/engine/form/schema.ts';

const has = (schema: object) => hasConditions(schema as FormSchema);
const reveal = { if: { required: ['cover'] }, then: { required: ['partnerAge'] } };

test('a schema of fields alone has none', () => {
  expect(has({ type: 'object', properties: { name: { type: 'string' } }, required: ['name'] })).toBe(false);
});

test('an "if" is one, by itself and inside allOf', () => {
  expect(has(reveal)).toBe(true);
  expect(has({ allOf: [{ properties: {} }, reveal] })).toBe(true);
});

test('so is one inside a revealed branch, an object or a list', () => {
  const inner = { allOf: [reveal] };
  expect(has({ anyOf: [inner] })).toBe(true);
  expect(has({ properties: { object: inner } })).toBe(true);
  expect(has({ properties: { list: { items: inner } } })).toBe(true);
});

test('a rule that is no "if" reveals nothing', () => {
  expect(has({ not: { required: ['a'] }, anyOf: [{ required: ['b'] }] })).toBe(false);
});

test('§2 the age step may reveal a field, the cover-type step may not', () => {
  expect(has(age.schema)).toBe(true);
  expect(has(coverType.schema)).toBe(false);
});
