import type { Product, ProductFeature } from '#types/data/product';

/** The status of a benefit in a product. `unlisted` if the product's data does not list the benefit. */
export type BenefitStatus = ProductFeature['inclusionStatus'] | 'unlisted';

/** One benefit across all products of a comparison. */
export interface BenefitRow {
  feature: string;
  /** one status per product, in the order of the products */
  statuses: readonly BenefitStatus[];
  /** false if all products have the same status */
  differs: boolean;
}

/**
 * Returns each benefit that any of the products lists, once, in the order of first appearance. So all products have
 * the same rows.
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
