import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ValidationError } from '../../../../../src/engine/validators/validators.ts';
import { dropInvalidRows } from '../../../../../src/ovhc/backend/invalid-rows.ts';
import { fetchProducts } from '../../../../../src/ovhc/backend/products.ts';
import { source as funds } from '../../../../../src/ovhc/backend/sources/healthFunds.ts';
import type { Selection } from '../../../../../src/ovhc/quote/selection.ts';
import { aProduct } from '../product.ts';
import { serve } from './server.ts';
import { withoutPauses } from './without-pauses.ts';

const at = (...places: string[]): ValidationError[] =>
  places.map((instancePath) => ({ keyword: 'type', instancePath, params: {} }));

describe('an answer without the rows that errors lie in', () => {
  test.each([
    [['a', 'b', 'c'], at('/1'), ['a', 'c']],
    [['a', 'b', 'c'], at('/0', '/2', '/2/name'), ['b']],
    [Array.from('abcdefghijkl'), at('/1', '/10'), Array.from('acdefghijl')],
    [{ funds: ['a', 'b'], count: 2 }, at('/funds/0/name'), { funds: ['b'], count: 2 }],
    [{ one: ['a', 'b'], other: ['a', 'b'] }, at('/other/1'), { one: ['a', 'b'], other: ['a'] }],
    [{ in: { here: ['a', 'b'] } }, at('/in/here/1'), { in: { here: ['a'] } }],
  ])('%j', (answer, errors, rest) => {
    expect(dropInvalidRows(answer, errors)).toEqual(rest);
  });

  test('a row goes as a whole, for an error in a list of its own too', () => {
    const answer = [{ prices: ['1.00', 'x'] }, { prices: ['2.00'] }];
    expect(dropInvalidRows(answer, at('/0/prices/1'))).toEqual([{ prices: ['2.00'] }]);
  });

  test('a list that has no row left is none', () => {
    expect(dropInvalidRows(['a', 'b'], at('/0', '/1'))).toBeUndefined();
    expect(dropInvalidRows({ funds: ['a'] }, at('/funds/0'))).toEqual({ funds: undefined });
  });

  test('a list that was empty stays empty', () => {
    const answer = [{ prices: [] }, 'b'];
    expect(dropInvalidRows(answer, at('/1'))).toEqual([{ prices: [] }]);
  });

  test.each([
    ['the answer itself', ['a'], at('')],
    ['a property that is in no list', { count: 'x', funds: ['a'] }, at('/count')],
    ['a row and a property', { count: 'x', funds: ['a', 'b'] }, at('/funds/0', '/count')],
  ])('there is none where the error lies in %s', (_case, answer, errors) => {
    expect(dropInvalidRows(answer, errors)).toBeUndefined();
  });

  test('the answer itself stays as it was', () => {
    const answer = { funds: ['a', 'b'] };
    dropInvalidRows(answer, at('/funds/0'));
    expect(answer).toEqual({ funds: ['a', 'b'] });
  });
});

describe('§8 a call whose answer has rows that do not fit', () => {
  const selection: Selection = { visaCode: '482', coverType: 'S', ageBand: 'A1', partnerAgeBand: '' };
  const linkingTo = (productSummaryPageUrl: string) => {
    const product = aProduct();
    return { ...product, productInfo: { ...product.productInfo, productSummaryPageUrl } };
  };
  const evil = linkingTo('//evil.example/cover');
  const { signal } = new AbortController();

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('brings the others, and says in the console what is missing, once and without what it holds', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const asked = serve({ body: [evil, aProduct(), linkingTo('javascript:alert(1)')] });
    expect(await fetchProducts(selection)).toEqual([aProduct()]);
    expect(asked).toHaveLength(1);
    expect(said.mock.calls).toEqual([
      [
        '/ovhc/ovhcPathToPurchase.482.S.A1..json: rows that do not fit are left out. The first fault: pattern at "/0/productInfo/productSummaryPageUrl".',
      ],
    ]);
  });

  test('says nothing of an answer that fits', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serve({ body: [aProduct()] });
    await fetchProducts(selection);
    expect(said).not.toHaveBeenCalled();
  });

  test('has failed where no row fits, or the fault is in no row', async () => {
    serve({ body: [evil] });
    await expect(withoutPauses(() => fetchProducts(selection))).rejects.toThrow('wrong shape');
    serve({ body: { products: [aProduct()] } });
    await expect(withoutPauses(() => fetchProducts(selection))).rejects.toThrow('wrong shape');
  });

  test('brings the others of a list inside the answer, too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const medibank = { HealthFundId: 'F110', HealthFundName: 'Medibank' };
    serve({ body: { HealthFunds: [{ HealthFundName: 'No id' }, medibank, { HealthFundId: 7 }] } });
    expect(await funds.search('me', signal)).toEqual([medibank]);
  });
});
