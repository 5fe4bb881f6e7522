import { expect, test } from 'vitest';
import { hasPartner } from '../../../../../src/ovhc/quote/cover-type.ts';

test.each([
  ['S', false],
  ['P', false],
  ['D', true],
  ['F', true],
] as const)('§2 cover type %s covers a partner: %s', (coverType, partner) => {
  expect(hasPartner(coverType)).toBe(partner);
});
