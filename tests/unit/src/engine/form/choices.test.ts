import { expect, test } from 'vitest';
import fields from '../../../../../content/fields.json';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import { choicesOf } from '../../../../../src/engine/form/schema.ts';

test('§9 the cover types are offered by their codes and their words', () => {
  expect(choicesOf(fields.$defs.coverType as FormSchema)).toEqual([
    { value: 'S', label: 'Single' },
    { value: 'D', label: 'Couple' },
    { value: 'P', label: 'Single parent' },
    { value: 'F', label: 'Family' },
  ]);
});

test('§3 an option without a label is read by its value', () => {
  expect(choicesOf({ oneOf: [{ const: 7 }] })).toEqual([{ value: 7, label: '7' }]);
});

test('§3 the values of a plain enum are their own labels, and keep their type', () => {
  expect(choicesOf({ enum: ['yes', 12, true] })).toEqual([
    { value: 'yes', label: 'yes' },
    { value: 12, label: '12' },
    { value: true, label: 'true' },
  ]);
});

test('§3 a schema that lets nothing choose has no options', () => {
  expect(choicesOf({ type: 'string' })).toEqual([]);
});
