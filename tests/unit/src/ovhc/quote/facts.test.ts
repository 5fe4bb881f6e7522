import { describe, expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { quoteFacts } from '../../../../../src/ovhc/quote/facts.ts';

const visaType = [{ code: '500', name: 'Student visa', isSupported: false }];
const alone = { visaType, coverType: 'S', age: 30, hcfBundleId: 'OVHC-TOP' } as const;
const couple = { ...alone, coverType: 'D', partnerAge: 31 } as const;

test('visa, its name, cover type and ages are facts, unless unknown', () => {
  const { hcfBundleId: _bundle, ...known } = couple;
  const facts = quoteFacts(couple);
  expect(facts).toEqual({ ...known, visaName: 'Student visa' });
  expect(createSchemaAjv().validate('schema:/data/facts.schema.json', facts)).toBe(true);
  expect(quoteFacts({})).toEqual({ missing: 'visaType' });
});

describe('the answer that a quote needs next', () => {
  test.each<[SavedQuote, string | undefined]>([
    [{ coverType: 'S', age: 30 }, 'visaType'],
    [{ visaType }, 'coverType'],
    [{ visaType, age: 30, partnerAge: 31 }, 'coverType'],
    [{ visaType, coverType: 'D', partnerAge: 31 }, 'age'],
    [{ ...couple, partnerAge: undefined }, 'partnerAge'],
    [{ ...couple, coverType: 'F', partnerAge: undefined }, 'partnerAge'],
    [{ ...alone, hcfBundleId: undefined }, 'product'],
    [{ ...couple, hcfBundleId: undefined }, 'product'],
    [alone, undefined],
    [couple, undefined],
    [{ ...alone, coverType: 'P' }, undefined],
  ])('of %j is %s', (quote, missing) => {
    expect(quoteFacts(quote).missing).toBe(missing);
  });
});
