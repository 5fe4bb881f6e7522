import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { quoteFacts } from '../../../../../src/ovhc/quote/facts.ts';

const visaType = [{ code: '500', name: 'Student visa', isSupported: false }];

test('visa, cover type and ages are facts, and the visa’s name is one for texts', () => {
  const quote: SavedQuote = { visaType, coverType: 'S', age: 30, partnerAge: 31, hcfBundleId: 'OVHC-TOP' };
  expect(quoteFacts(quote)).toEqual({
    visaType,
    visaName: 'Student visa',
    coverType: 'S',
    age: 30,
    partnerAge: 31,
  });
});

test('design: what is not known is no fact, so that "required" tells it apart', () => {
  const facts = quoteFacts({});
  expect(facts).not.toHaveProperty('visaType');
  expect(facts).not.toHaveProperty('coverType');
});

describe('the answer that a quote needs next', () => {
  const alone = { visaType, coverType: 'S', age: 30, hcfBundleId: 'OVHC-TOP' } as const;
  const couple = { ...alone, coverType: 'D', partnerAge: 31 } as const;

  test.each<[SavedQuote, string]>([
    [{}, 'visaType'],
    [{ coverType: 'S', age: 30 }, 'visaType'],
    [{ visaType }, 'coverType'],
    [{ visaType, age: 30, partnerAge: 31 }, 'coverType'],
    [{ visaType, coverType: 'D', partnerAge: 31 }, 'age'],
    [{ ...couple, partnerAge: undefined }, 'partnerAge'],
    [{ ...couple, coverType: 'F', partnerAge: undefined }, 'partnerAge'],
    [{ ...alone, hcfBundleId: undefined }, 'product'],
    [{ ...couple, hcfBundleId: undefined }, 'product'],
  ])('of %j is %s', (quote, missing) => {
    expect(quoteFacts(quote)).toMatchObject({ missing });
  });

  test.each<SavedQuote>([alone, couple, { ...alone, coverType: 'P' }, { ...alone, partnerAge: undefined }])(
    'of %j is none',
    (quote) => {
      expect(quoteFacts(quote)).not.toHaveProperty('missing');
    },
  );
});

test('design: facts are what their schema declares', () => {
  const ajv = createSchemaAjv();
  expect(
    ajv.validate('schema:/data/facts.schema.json', quoteFacts({ visaType, coverType: 'S', age: 30 })),
  ).toBe(true);
});
