import { expect, test } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { factsOf } from '../../../../../src/ovhc/quote/facts.ts';

const visaType = [{ code: '500', name: 'Student visa', isSupported: false }];

test('design: visa and cover type are facts; ages are nobody’s to read', () => {
  expect(factsOf({ visaType, coverType: 'S', age: 30, partnerAge: 31 })).toEqual({
    visaType,
    coverType: 'S',
  });
});

test('design: what is not known is no fact, so that "required" tells it apart', () => {
  expect(Object.keys(factsOf({}))).toEqual([]);
});

test('design: facts are what their schema declares', () => {
  const ajv = createSchemaAjv();
  expect(ajv.validate('schema:/data/facts.schema.json', factsOf({ visaType, coverType: 'S', age: 30 }))).toBe(
    true,
  );
});
