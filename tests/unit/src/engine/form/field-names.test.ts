import { expect, test } from 'vitest';
import age from '../../../../../content/steps/quote/age.json';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import { fieldNames } from '../../../../../src/engine/form/schema.ts';

test('§2 the age step may ask for the partner’s age, so it counts while it is hidden', () => {
  expect(fieldNames(age.schema as FormSchema)).toEqual(['age', 'partnerAge']);
});

test('§2 both branches of a condition count, however deep', () => {
  const schema: FormSchema = {
    properties: { a: {} },
    then: { properties: { b: {} }, allOf: [{ else: { properties: { c: {} } } }] },
  };
  expect(fieldNames(schema)).toEqual(['a', 'b', 'c']);
});

test('§2 a field that several branches reveal counts once', () => {
  const reveal = { then: { properties: { fund: {} } } };
  expect(fieldNames({ properties: { fund: {} }, allOf: [reveal, reveal] })).toEqual(['fund']);
});

test('§2 what only a condition looks at is no field', () => {
  expect(fieldNames({ if: { properties: { coverType: { const: 'D' } } } })).toEqual([]);
});
