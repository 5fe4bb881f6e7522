import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../product.ts';
import { memoryStorage } from '../../store/memory-storage.ts';
import { serve } from '../server.ts';

Object.assign(globalThis, { localStorage: memoryStorage(), sessionStorage: memoryStorage() });
const { source } = await import('../../../../../../src/ovhc/backend/sources/products.ts');
const { clearQuote, updateQuote } = await import('../../../../../../src/ovhc/store/quote-store.ts');

const { signal } = new AbortController();
const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
afterEach(clearQuote);

test('§7 products are those for the saved quote, whatever the text', async () => {
  const asked = serve({ body: [aProduct()] });
  updateQuote({ visaType, coverType: 'S', age: 71 });
  expect(await source.search('anything', signal)).toEqual([aProduct()]);
  expect(asked).toEqual(['/hcf/ovhc/ovhcPathToPurchase.482.S.A4..json']);
});

test('§7 a quote that does not say enough has no products, and no call is made', async () => {
  const asked = serve({ body: [aProduct()] });
  updateQuote({ visaType, coverType: 'D', age: 71 });
  expect(await source.search('', signal)).toEqual([]);
  expect(asked).toEqual([]);
});

test('§7 one who no longer waits gives the call up', async () => {
  serve('never');
  updateQuote({ visaType, coverType: 'S', age: 30 });
  const abort = new AbortController();
  const call = source.search('', abort.signal);
  abort.abort();
  await expect(call).rejects.toThrow(abort.signal.reason);
});
