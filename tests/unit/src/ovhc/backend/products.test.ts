import { expect, test, vi } from 'vitest';
import { fetchProducts } from '../../../../../src/ovhc/backend/products.ts';
import type { Selection } from '../../../../../src/ovhc/quote/selection.ts';
import { aProduct } from '../product.ts';
import { serve } from './server.ts';

const couple: Selection = { visaCode: '482', coverType: 'D', ageBand: 'A1', partnerAgeBand: 'A4' };

test('§7 the selection stands in the path, between dots', async () => {
  const asked = serve({ body: [aProduct()] });
  expect(await fetchProducts(couple)).toEqual([aProduct()]);
  expect(asked).toEqual(['/hcf/ovhc/ovhcPathToPurchase.482.D.A1.A4.json']);
});

test('§7 without a partner the last band is empty', async () => {
  const asked = serve({ body: [] });
  expect(await fetchProducts({ ...couple, coverType: 'S', partnerAgeBand: '' })).toEqual([]);
  expect(asked).toEqual(['/hcf/ovhc/ovhcPathToPurchase.482.S.A1..json']);
});

test('§7 nothing in a selection leaves its place in the path', async () => {
  const asked = serve({ body: [] });
  await fetchProducts({ ...couple, visaCode: '../admin?x=' });
  expect(asked).toEqual(['/hcf/ovhc/ovhcPathToPurchase...%2Fadmin%3Fx%3D.D.A1.A4.json']);
});

test.each([
  ['a page of another site', '//evil.example/cover'],
  ['a script', 'javascript:alert(1)'],
])('a product that links to %s is left out', async (_case, productSummaryPageUrl) => {
  const product = aProduct();
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const evil = { ...product, productInfo: { ...product.productInfo, productSummaryPageUrl } };
  serve({ body: [evil, product] });
  expect(await fetchProducts(couple)).toEqual([product]);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
