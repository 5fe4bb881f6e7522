import { beforeEach, expect, test, vi } from 'vitest';
import type { Selection } from '../../../../../src/ovhc/quote/selection.ts';
import { serve } from './server.ts';

const couple: Selection = { visaCode: '482', coverType: 'D', ageBand: 'A1', partnerAgeBand: 'A4' };
const single: Selection = { ...couple, coverType: 'S', partnerAgeBand: '' };
const ids = [
  { hcfBundleId: 'OVHC-ESSENTIAL', productId: 'HV1' },
  { hcfBundleId: 'OVHC-EXTENDED', productId: 'HV3 XV1' },
];

/** The module as a page finds it that has just been opened: nothing asked yet. */
async function onNewPage() {
  vi.resetModules();
  return import('../../../../../src/ovhc/backend/price.ts');
}
let lookupProductId: Awaited<ReturnType<typeof onNewPage>>['lookupProductId'];
beforeEach(async () => {
  ({ lookupProductId } = await onNewPage());
});

test('§7 a product’s id is looked up by its bundle, the selection in the path', async () => {
  const asked = serve({ body: ids });
  expect(await lookupProductId(couple, 'OVHC-EXTENDED')).toBe('HV3 XV1');
  expect(asked).toEqual(['/hcf/ovhc/getproductid.482.D.A1.A4.json']);
});

test('§7 a product that is not sold for the selection has none', async () => {
  serve({ body: ids });
  expect(await lookupProductId(couple, 'OVHC-COMPLETE')).toBeUndefined();
});

test('§7 each selection is asked for once, whatever the product', async () => {
  const asked = serve({ body: ids });
  await lookupProductId(couple, 'OVHC-EXTENDED');
  await lookupProductId(couple, 'OVHC-ESSENTIAL');
  await lookupProductId(single, 'OVHC-ESSENTIAL');
  expect(asked).toEqual(['/hcf/ovhc/getproductid.482.D.A1.A4.json', '/hcf/ovhc/getproductid.482.S.A1..json']);
});

test('an empty list is not kept: the next one asks again', async () => {
  const asked = serve({ body: [] }, { body: ids });
  expect(await lookupProductId(couple, 'OVHC-ESSENTIAL')).toBeUndefined();
  expect(await lookupProductId(couple, 'OVHC-ESSENTIAL')).toBe('HV1');
  expect(asked).toHaveLength(2);
});

test('§8 a call that failed is made again', async () => {
  const asked = serve({ status: 404 }, { body: ids });
  await expect(lookupProductId(couple, 'OVHC-ESSENTIAL')).rejects.toThrow('the server answered 404');
  expect(await lookupProductId(couple, 'OVHC-ESSENTIAL')).toBe('HV1');
  expect(asked).toHaveLength(2);
});
