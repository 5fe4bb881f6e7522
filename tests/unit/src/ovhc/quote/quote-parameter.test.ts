import { expect, test } from 'vitest';
import { isChange, keepChange } from '../../../../../src/ovhc/quote/quote-parameter.ts';

test.each([
  ['/get-a-quote#select-cover', '?change', '/get-a-quote?change#select-cover'],
  ['/everyday-visitor-cover', '?change', '/everyday-visitor-cover?change'],
  ['/get-a-quote#select-cover', '', '/get-a-quote#select-cover'],
  ['/everyday-visitor-cover', '?quote=417.S.30', '/everyday-visitor-cover'],
])('§2 a link to %s on a page with the query "%s" leads to %s', (address, search, kept) => {
  expect(keepChange(address, search)).toBe(kept);
  expect(isChange(search)).toBe(kept.includes('?change'));
});
