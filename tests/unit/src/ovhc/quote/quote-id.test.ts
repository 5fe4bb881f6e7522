import { expect, test } from 'vitest';
import { quoteId } from '../../../../../src/ovhc/quote/quote-id.ts';
import { quoteFor } from '../application/record/sample.ts';

const quote = quoteFor('D');

test('is the same for the same cover and person, whatever else changes', () => {
  expect(quoteId({ ...quote, paymentFrequency: 'Y', getPriceData: { Premium: '1.00' } })).toBe(
    quoteId(quote),
  );
});

test.each([
  { visaType: [] },
  { coverType: 'S' as const },
  { age: 71 },
  { partnerAge: 71 },
  { DOB: '1980-01-31' },
  { hcfBundleId: 'OVHC-OTHER' },
])('is another one with %j', (change) => {
  expect(quoteId({ ...quote, ...change })).not.toBe(quoteId(quote));
});

test('does not say when the person was born', () => {
  expect(quoteId({ ...quote, DOB: '1980-01-31' })).toMatch(/^-?\d{1,10}$/);
});
