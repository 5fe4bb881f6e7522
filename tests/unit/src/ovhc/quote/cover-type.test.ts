import { expect, test } from 'vitest';
import { hasDependants, hasPartner } from '../../../../../src/ovhc/quote/cover-type.ts';

test.each([
  ['S', false],
  ['P', false],
  ['D', true],
  ['F', true],
] as const)('§2 cover type %s covers a partner: %s', (coverType, partner) => {
  expect(hasPartner(coverType)).toBe(partner);
});

test.each([
  ['S', false],
  ['P', true],
  ['D', false],
  ['F', true],
] as const)('§2 cover type %s covers dependants: %s', (coverType, dependants) => {
  expect(hasDependants(coverType)).toBe(dependants);
});
