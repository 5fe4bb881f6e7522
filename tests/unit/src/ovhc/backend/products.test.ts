import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ValidationError } from '../../../../../src/engine/validators/validators.ts';
import { dropInvalidRows } from '../../../../../src/ovhc/backend/invalid-rows.ts';
import type { Selection } from '../../../../../src/ovhc/quote/selection.ts';
import { aProduct } from '../product.ts';
import { openTab } from '../store/tab.ts';
import { serve, withoutPauses } from './server.ts';

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

const at = (...places: string[]): ValidationError[] =>
  places.map((instancePath) => ({ keyword: 'type', instancePath, params: {} }));

test.each([
  [['a', 'b', 'c'], at('/1'), ['a', 'c']],
  [['a', 'b', 'c'], at('/0', '/2', '/2/name'), ['b']],
  [Array.from('abcdefghijkl'), at('/1', '/10'), Array.from('acdefghijl')],
  [{ funds: ['a', 'b'], count: 2 }, at('/funds/0/name'), { funds: ['b'], count: 2 }],
  [{ one: ['a', 'b'], other: ['a', 'b'] }, at('/other/1'), { one: ['a', 'b'], other: ['a'] }],
  [{ in: { here: ['a', 'b'] } }, at('/in/here/1'), { in: { here: ['a'] } }],
  // the whole row is dropped, even if the error is in a list inside it
  [[{ prices: ['1.00', 'x'] }, { prices: ['2.00'] }], at('/0/prices/1'), [{ prices: ['2.00'] }]],
  // a list without valid rows becomes undefined, an empty list stays empty
  [['a', 'b'], at('/0', '/1'), undefined],
  [{ funds: ['a'] }, at('/funds/0'), { funds: undefined }],
  [[{ prices: [] }, 'b'], at('/1'), [{ prices: [] }]],
  // errors outside lists
  [['a'], at(''), undefined],
  [{ count: 'x', funds: ['a'] }, at('/count'), undefined],
  [{ count: 'x', funds: ['a', 'b'] }, at('/funds/0', '/count'), undefined],
])('removes rows with errors: %j', (answer, errors, rest) => {
  const before = structuredClone(answer);
  expect(dropInvalidRows(answer, errors)).toEqual(rest);
  expect(answer).toEqual(before);
});

describe('§8 an answer with invalid rows', () => {
  const fetchList = () => page.fetchProducts(single);
  const linkingTo = (productSummaryPageUrl: string) => {
    const { productInfo, prices } = aProduct();
    return { productInfo: { ...productInfo, productSummaryPageUrl }, prices };
  };
  const evil = linkingTo('//evil.example/cover');

  test('returns the valid rows and warns once without quoting the others', async () => {
    const warn = vi.mocked(console.warn);
    const asked = serve(
      { body: [evil, aProduct(), linkingTo('javascript:alert(1)')] },
      { body: [aProduct()] },
    );
    expect(await fetchList()).toEqual([aProduct()]);
    expect(asked).toHaveLength(1);
    const place = 'pattern at "/0/productInfo/productSummaryPageUrl"';
    const warning = `${String(asked[0]).replace('/hcf', '')}: rows that do not fit are left out. The first fault: ${place}.`;
    expect(warn.mock.calls).toEqual([[warning]]);
    expect(await fetchList()).toEqual([aProduct()]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('fails without a valid row', async () => {
    for (const body of [[evil], { products: [aProduct()] }]) {
      serve({ body });
      await expect(withoutPauses(fetchList)).rejects.toThrow('wrong shape');
    }
  });
});
