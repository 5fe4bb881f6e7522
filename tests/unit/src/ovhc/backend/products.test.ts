import { beforeEach, describe, expect, test } from 'vitest';
import type { Selection } from '../../../../../src/ovhc/quote/selection.ts';
import { aProduct } from '../product.ts';
import { openTab } from '../store/tab.ts';
import { serve } from './server.ts';

const couple: Selection = { visaCode: '482', coverType: 'D', ageBand: 'A1', partnerAgeBand: 'A4' };
const single: Selection = { ...couple, coverType: 'S', partnerAgeBand: '' };

async function open() {
  openTab();
  const { fetchProducts } = await import('../../../../../src/ovhc/backend/products.ts');
  const { lookupProductId } = await import('../../../../../src/ovhc/backend/price.ts');
  const { source } = await import('../../../../../src/ovhc/backend/sources/products.ts');
  const { updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  return { fetchProducts, lookupProductId, source, updateQuote };
}
let page: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  page = await open();
});

test.each([
  [couple, '482.D.A1.A4'],
  [single, '482.S.A1.'],
  [{ ...couple, visaCode: '../admin?x=' }, '..%2Fadmin%3Fx%3D.D.A1.A4'],
])('§7 fetches products by the selection in the path: %j', async (selection, path) => {
  const asked = serve({ body: [aProduct()] }, { body: [] });
  expect(await page.fetchProducts(selection)).toEqual([aProduct()]);
  expect(await page.fetchProducts(selection), 'no product is sold').toEqual([]);
  expect(new Set(asked)).toEqual(new Set([`/hcf/ovhc/ovhcPathToPurchase.${path}.json`]));
});

describe('§7 product source', () => {
  const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
  const { signal } = new AbortController();

  test('finds the products for the saved quote and ignores the text', async () => {
    const asked = serve({ body: [aProduct()] });
    page.updateQuote({ visaType, coverType: 'S', age: 71 });
    expect(await page.source.search('anything', signal)).toEqual([aProduct()]);
    expect(asked).toEqual(['/hcf/ovhc/ovhcPathToPurchase.482.S.A4..json']);
    await expect(page.source.search('', AbortSignal.abort('gone'))).rejects.toBe('gone');
  });
});

describe('§7 product id', () => {
  const ids = [
    { hcfBundleId: 'OVHC-ESSENTIAL', productId: 'HV1' },
    { hcfBundleId: 'OVHC-EXTENDED', productId: 'HV3 XV1' },
  ];

  test('is looked up by its bundle with one call per selection', async () => {
    const asked = serve({ body: ids });
    expect(await page.lookupProductId(couple, 'OVHC-EXTENDED')).toBe('HV3 XV1');
    expect(await page.lookupProductId(couple, 'OVHC-ESSENTIAL')).toBe('HV1');
    expect(await page.lookupProductId(couple, 'OVHC-COMPLETE')).toBeUndefined();
    expect(await page.lookupProductId(single, 'OVHC-ESSENTIAL')).toBe('HV1');
    const paths = ['482.D.A1.A4', '482.S.A1.'];
    expect(asked).toEqual(paths.map((path) => `/hcf/ovhc/getproductid.${path}.json`));
  });
});
