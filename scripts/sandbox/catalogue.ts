import type { Product } from '#types/data/product';
import { type CatalogueProduct, products } from './data/products.ts';

/** What every offer says of a product, whoever it is made to (§3). */
export function productInfoOf(product: CatalogueProduct): Product['productInfo'] {
  const { hcfBundleId, slug, packageName, coverSummaryHeading, coverSummaryFeatures } = product;
  return {
    hcfBundleId,
    packageName,
    coverSummaryHeading,
    coverSummaryFeatures,
    pdsDocUrl: `/documents/${slug}.pdf`,
    pdsDocumentLinkTitle: `${packageName} product disclosure statement (PDF)`,
    quoteTitle: `Your ${packageName} quote`,
    productSummaryPageUrl: `/health-insurance/overseas-visitors/${slug}`,
  };
}

/** All products there are, cheapest first. */
export const catalogue: Product['productInfo'][] = products.map(productInfoOf);
