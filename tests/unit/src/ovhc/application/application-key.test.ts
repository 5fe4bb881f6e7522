import { expect, test } from 'vitest';
import { applicationKey } from '../../../../../src/ovhc/actions/agree-on-reference.ts';
import { quoteFor } from './record/sample.ts';

const quote = { ...quoteFor('D'), DOB: '1996-11-20' };
const person = { firstName: 'Amélie', lastName: 'O’Neill' };
const key = applicationKey(quote, person);

test('is the same for the same cover and person, whatever else changes', () => {
  const paidYearly = { ...quote, paymentFrequency: 'Y' as const, getPriceData: { Premium: '1.00' } };
  expect(applicationKey(paidYearly, { ...person, email: 'amelie@example.com' })).toBe(key);
});

test.each([
  { visaType: [] },
  { coverType: 'S' as const },
  { age: 71 },
  { partnerAge: 71 },
  { DOB: '1980-01-31' },
  { hcfBundleId: 'OVHC-OTHER' },
])('is another one for the quote with %j', (change) => {
  expect(applicationKey({ ...quote, ...change }, person)).not.toBe(key);
});

test.each([{ firstName: 'Zoë' }, { lastName: 'D’Arcy' }])('is another one for a person with %j', (change) => {
  expect(applicationKey(quote, { ...person, ...change })).not.toBe(key);
});

test('says nothing of the person', () => {
  expect(key).toMatch(/^-?\d{1,10}$/);
});
