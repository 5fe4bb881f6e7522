import { expect, test } from 'vitest';
import { catalogue } from '../../../../scripts/sandbox/catalogue.ts';
import { offersFor } from '../../../../scripts/sandbox/offers.ts';

test('§3 the catalogue has what offers say of each product, in their order', () => {
  const offers = offersFor({ visaCode: '482', coverType: 'S', ageBand: 'A1', partnerAgeBand: '' });
  expect(catalogue).toHaveLength(4);
  expect(catalogue).toEqual(offers.map(({ productInfo }) => productInfo));
});
