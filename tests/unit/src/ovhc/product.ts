import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';

/** One entry of a product's prices from the server. The amounts differ by frequency, so that tests notice a mix-up. */
export const weeklyFirst: Prices = {
  ...{ priceWeekly: '31.65', priceFortnightly: '63.30', priceMonthly: '137.15' },
  ...{ priceQuarterly: '411.45', priceHalfYearly: '822.90', priceYearly: '1645.80' },
  ...{ hospitalCode: 'HV3', extraCode: 'XV1', excessCode: 'G' },
};

export function aProduct(prices: Prices[] = [weeklyFirst]): Product {
  return {
    productInfo: {
      hcfBundleId: 'OVHC-ESSENTIAL',
      packageName: 'Essential Visitor Cover',
      coverSummaryHeading: 'For visas that ask for cover',
      coverSummaryFeatures: [{ feature: 'Emergency ambulance', inclusionStatus: 'included' }],
      pdsDocUrl: '/documents/essential.pdf',
      pdsDocumentLinkTitle: 'Essential Visitor Cover (PDF)',
      quoteTitle: 'Your Essential Visitor Cover quote',
      productSummaryPageUrl: '/health-insurance/overseas-visitors/essential-visitor-cover',
    },
    prices,
  };
}
