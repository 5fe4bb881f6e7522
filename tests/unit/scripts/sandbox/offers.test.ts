import { expect, test } from 'vitest';
import type { Product } from '#types/data/product';
import { catalogue } from '../../../../scripts/sandbox/products.ts';
import { startSandbox } from './support/sandbox.ts';

const { read } = startSandbox();

const offers = (selectors: string): Promise<Product[]> =>
  read(`/hcf/ovhc/ovhcPathToPurchase.${selectors}.json`);
const ids = (selectors: string) => read(`/hcf/ovhc/getproductid.${selectors}.json`);

test('§3 returns offers with prices in either spelling, the lowest first', async () => {
  const [essential, , extended] = await offers('482.S.A1.');
  expect(essential?.productInfo).toMatchObject({
    hcfBundleId: 'OVHC-ESSENTIAL',
    packageName: 'Essential Visitor Cover',
    pdsDocUrl: '/documents/essential-visitor-cover.pdf',
    productSummaryPageUrl: '/health-insurance/overseas-visitors/essential-visitor-cover',
  });
  expect(essential?.prices[0]).toEqual({
    priceWeekly: '13.16',
    priceFortnightly: '26.32',
    priceMonthly: '57.03',
    priceQuarterly: '171.08',
    priceHalfYearly: '342.16',
    priceYearly: '684.32',
    hospitalCode: 'HV1',
    excessCode: 'N',
  });
  const weekly = essential?.prices.map(({ excessCode, priceWeekly }) => `${excessCode} ${priceWeekly}`);
  expect(weekly).toEqual(['N 13.16', 'I 13.98', 'G 15.13', 'A 16.45']);
  expect(extended?.prices[0]).toMatchObject({ WeeklyPrice: '27.36', hospitalCode: 'HV3', extraCode: 'XV1' });
});

test.each([
  ['482.S.A2.', '15.79'],
  ['482.S.A3.', '20.40'],
  ['482.S.A4.', '27.64'],
  ['482.P.A1.', '19.74'],
  ['482.D.A1.A1', '26.32'],
  // two adults pay the average of their age bands
  ['482.D.A1.A2', '28.95'],
  ['482.D.A2.A1', '28.95'],
  ['482.F.A3.A4', '60.04'],
  // a single does not pay for a partner entered earlier
  ['482.S.A1.A4', '13.16'],
])('§4 offers Essential for %s from $%s a week', async (selectors, price) => {
  const [essential] = await offers(selectors);
  expect(essential?.prices[0]?.priceWeekly).toBe(price);
});

test('§3 has the same products and inclusions (§2) in the catalogue and the offers', async () => {
  expect(catalogue).toHaveLength(4);
  expect(catalogue).toEqual((await offers('482.S.A1.')).map(({ productInfo }) => productInfo));
  const features = catalogue.map(({ coverSummaryFeatures }) => coverSummaryFeatures);
  const names = features.map((list) => list.map(({ feature }) => feature));
  expect(names[0]).toHaveLength(9);
  for (const list of names) expect(list).toEqual(names[0]);
  const statuses = new Set(features.flat().map(({ inclusionStatus }) => inclusionStatus));
  expect(statuses).toEqual(new Set(['included', 'partial', 'excluded']));
});

test.each([
  ['600.F.A1.A1', 'a family on a visitor visa', 0],
  ['500.S.A1.', 'an unsupported visa', 0],
  ['999.S.A1.', 'an unknown visa', 0],
  ['482.S.NA.', 'an invalid age', 0],
  ['482.D.A1.', 'a couple without a partner’s age', 0],
  ['482.F.A1.NA', 'a family with an invalid partner’s age', 0],
  ['600.D.A1.A1', 'a couple on a visitor visa', 4],
  ['601.F.A1.A1', 'a family on another visa', 4],
])('§8 for %s, %s, returns %i products', async (selectors, _case, count) => {
  expect(await offers(selectors)).toHaveLength(count);
  expect(await ids(selectors)).toHaveLength(count);
});

test('§7 getproductid returns the hospital code, followed by any extras code', async () => {
  expect(await ids('482.D.A1.A2')).toEqual([
    { hcfBundleId: 'OVHC-ESSENTIAL', productId: 'HV1' },
    { hcfBundleId: 'OVHC-EVERYDAY', productId: 'HV2' },
    { hcfBundleId: 'OVHC-EXTENDED', productId: 'HV3 XV1' },
    { hcfBundleId: 'OVHC-COMPLETE', productId: 'HV4 XV2' },
  ]);
});
