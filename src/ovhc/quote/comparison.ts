import type { Product, ProductFeature } from '#types/data/product';

/** How a product stands to one benefit; 'unlisted' where its server data does not name the benefit. */
export type BenefitStatus = ProductFeature['inclusionStatus'] | 'unlisted';

/** One benefit across all products of a comparison. */
export interface BenefitRow {
  feature: string;
  /** one status for each product, in the order of the products */
  statuses: readonly BenefitStatus[];
  /** false where all products have the same status */
  differs: boolean;
}

/**
 * Returns the benefits that any of the products names, each once, in the order in which they first come. So every
 * product has the same rows, whatever its own list says.
 */
export function benefitRows(products: readonly Product[]): BenefitRow[] {
  const lists = products.map(
    ({ productInfo }) =>
      new Map(
        productInfo.coverSummaryFeatures.map(({ feature, inclusionStatus }) => [feature, inclusionStatus]),
      ),
  );
  const features = new Set(lists.flatMap((list) => [...list.keys()]));
  return [...features].map((feature) => {
    const statuses = lists.map((list): BenefitStatus => list.get(feature) ?? 'unlisted');
    return { feature, statuses, differs: new Set(statuses).size > 1 };
  });
}
