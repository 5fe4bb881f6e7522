import type { Product, ProductFeature } from '#types/data/product';
import productData from './data/products.json' with { type: 'json' };
import { fieldError } from './errors.ts';

export interface CatalogueProduct {
  hcfBundleId: string;
  /** The product's name in paths. */
  slug: string;
  packageName: string;
  coverSummaryHeading: string;
  coverSummaryFeatures: ProductFeature[];
  hospitalCode: string;
  extraCode?: string;
  /** The weekly price in cents for one person aged 35 or under with no excess. All other prices are computed from it. */
  baseWeeklyCents: number;
  /** The spelling of the product's price fields: priceWeekly or WeeklyPrice. §3 has both. */
  priceSpelling: 'lowercase' | 'uppercase';
}

/** The products of the catalogue, cheapest first. */
export const products = productData as CatalogueProduct[];

/** Returns the part of an offer that is the same for all visitors (§3). */
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

/** The product info of all products, cheapest first. */
export const catalogue: Product['productInfo'][] = products.map(productInfoOf);

/** Returns the id of a product in prices and e-mails: the hospital code and, after a space, any extras code (§7). */
export const productIdOf = ({ hospitalCode, extraCode }: CatalogueProduct) =>
  extraCode ? `${hospitalCode} ${extraCode}` : hospitalCode;

/** Returns the product with an id. @throws a 400 with the name of the body's field if there is none */
export function productWithId(id: string, field: string): CatalogueProduct {
  const product = products.find((candidate) => productIdOf(candidate) === id);
  if (product) return product;
  throw fieldError(
    field,
    `"${id}" is the id of no product. Use one of: ${products.map(productIdOf).join(', ')}`,
  );
}
