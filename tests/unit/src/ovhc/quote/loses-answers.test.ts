import { expect, test } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { losesAnswers } from '../../../../../src/ovhc/quote/quote-link.ts';

const visa = (code: string) => [{ code, name: `Visa ${code}`, isSupported: true }];
const QUOTE: SavedQuote = {
  visaType: visa('417'),
  coverType: 'D',
  age: 34,
  partnerAge: 32,
  paymentFrequency: 'W',
  excessCode: 'N',
  hcfBundleId: 'OVHC-EXTENDED',
};

test('§2 the same quote loses nothing, and neither does one that knew less', () => {
  expect(losesAnswers(QUOTE, QUOTE)).toBe(false);
  expect(losesAnswers({}, QUOTE)).toBe(false);
  expect(losesAnswers({ visaType: visa('417'), coverType: 'D' }, QUOTE)).toBe(false);
});

test('§2 what a link does not say stays with the same quote: birthdays, prices and references', () => {
  const saved: SavedQuote = { ...QUOTE, dob: '1992-03-04', productId: 'HV3 XV1', rnNumber: 'RN1' };
  expect(losesAnswers(saved, QUOTE)).toBe(false);
});

test.each<SavedQuote>([
  { visaType: visa('600') },
  { coverType: 'F' },
  { age: 35 },
  { partnerAge: 33 },
  { paymentFrequency: 'M' },
  { excessCode: 'A' },
  { hcfBundleId: 'OVHC-COMPLETE' },
])('§2 another answer is lost: %o', (change) => {
  expect(losesAnswers({ ...QUOTE, ...change }, QUOTE)).toBe(true);
});

test.each(Object.keys(QUOTE))('§2 an answer that the other one does not have is lost: %s', (name) => {
  const { [name as keyof SavedQuote]: _gone, ...other } = QUOTE;
  expect(losesAnswers(QUOTE, other)).toBe(true);
});
