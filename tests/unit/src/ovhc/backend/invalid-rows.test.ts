import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ValidationError } from '../../../../../src/engine/validators/validators.ts';
import { dropInvalidRows } from '../../../../../src/ovhc/backend/invalid-rows.ts';
import { fetchProducts } from '../../../../../src/ovhc/backend/products.ts';
import { aProduct } from '../product.ts';
import { serve, withoutPauses } from './server.ts';

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
  const fetchList = () =>
    fetchProducts({ visaCode: '482', coverType: 'S', ageBand: 'A1', partnerAgeBand: '' });
  const linkingTo = (productSummaryPageUrl: string) => {
    const { productInfo, prices } = aProduct();
    return { productInfo: { ...productInfo, productSummaryPageUrl }, prices };
  };
  const evil = linkingTo('//evil.example/cover');

  test('returns the valid rows and warns once without quoting the others', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const asked = serve(
      { body: [evil, aProduct(), linkingTo('javascript:alert(1)')] },
      { body: [aProduct()] },
    );
    expect(await fetchList()).toEqual([aProduct()]);
    expect(asked).toHaveLength(1);
    const place = 'pattern at "/0/productInfo/productSummaryPageUrl"';
    const warning = `${String(asked[0]).replace('/hcf', '')}: rows that do not match the schema are left out. The first error: ${place}.`;
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
