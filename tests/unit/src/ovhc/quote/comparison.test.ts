import { expect, test } from 'vitest';
import type { Product, ProductFeature } from '#types/data/product';
import { benefitRows } from '../../../../../src/ovhc/quote/comparison.ts';

function offering(features: Record<string, ProductFeature['inclusionStatus']>): Product {
  return {
    productInfo: {
      hcfBundleId: 'id',
      packageName: 'Name',
      coverSummaryHeading: '',
      coverSummaryFeatures: Object.entries(features).map(([feature, inclusionStatus]) => ({
        feature,
        inclusionStatus,
      })),
      pdsDocUrl: '/documents/pds.pdf',
      pdsDocumentLinkTitle: 'PDS',
      quoteTitle: 'Quote',
      productSummaryPageUrl: '/health-insurance/overseas-visitors/name',
    },
    prices: [{ priceWeekly: '10.00', hospitalCode: 'HV1', excessCode: 'N' }],
  };
}

test('every benefit is one row, in the order in which the products first name it', () => {
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

test('one product differs from nothing', () => {
  expect(benefitRows([offering({ ambulance: 'included' })]).map(({ differs }) => differs)).toEqual([false]);
});

test('without products there are no rows', () => {
  expect(benefitRows([])).toEqual([]);
});
