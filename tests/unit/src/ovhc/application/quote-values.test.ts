import { expect, test } from 'vitest';
import fields from '../../../../../content/fields.json';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import { quoteValues } from '../../../../../src/ovhc/application/application-facts.ts';

const coverTypes = fields.$defs.coverType as FormSchema;
const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];

test('WCAG 3.3.7: texts may name what was told, in the words it was asked with', () => {
  const quote = { visaType, coverType: 'P', age: 30, productName: 'Extended' } as const;
  expect(quoteValues({ ...quote, visaType }, coverTypes)).toMatchObject({
    visaName: 'Skills in Demand visa',
    visaCode: '482',
    coverType: 'Single parent',
    age: 30,
    productName: 'Extended',
  });
});

test('what was not told has no value, so that its placeholder is seen', () => {
  expect(Object.values(quoteValues({}, coverTypes)).filter((value) => value !== undefined)).toEqual([]);
});
