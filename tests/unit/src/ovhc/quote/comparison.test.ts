import { expect, test } from 'vitest';
import type { ProductFeature } from '#types/data/product';
import { benefitRows } from '../../../../../src/ovhc/quote/comparison.ts';
import { aProduct } from '../product.ts';

function offering(features: Record<string, ProductFeature['inclusionStatus']>) {
  const { productInfo, prices } = aProduct();
  const coverSummaryFeatures = Object.entries(features).map(([feature, inclusionStatus]) => ({
    feature,
    inclusionStatus,
  }));
  return { productInfo: { ...productInfo, coverSummaryFeatures }, prices };
}

test('every benefit is one row, in the order of the products', () => {
  const rows = benefitRows([
    offering({ ambulance: 'included', dental: 'excluded' }),
    offering({ dental: 'partial', optical: 'included', ambulance: 'included' }),
  ]);
  expect(rows).toEqual([
    { feature: 'ambulance', statuses: ['included', 'included'], differs: false },
    { feature: 'dental', statuses: ['excluded', 'partial'], differs: true },
    { feature: 'optical', statuses: ['unlisted', 'included'], differs: true },
  ]);
});

test('one product differs from nothing, and no products have no rows', () => {
  expect(benefitRows([offering({ ambulance: 'included' })])).toMatchObject([{ differs: false }]);
  expect(benefitRows([])).toEqual([]);
});
