import { expect, test } from 'vitest';
import insurer from '../../../content/insurer.json' with { type: 'json' };
import { products } from '../../../scripts/sandbox/products.ts';

const features = new Set(products.flatMap((each) => each.coverSummaryFeatures.map(({ feature }) => feature)));

test('explains every product feature once', () => {
  const explained = insurer.benefits.map(({ feature }) => feature);
  expect(explained.toSorted()).toEqual([...features].sort());
});

test('has at most one limit per product, for included benefits only', () => {
  for (const { feature, limits = [] } of insurer.benefits) {
    const including = products
      .filter(({ coverSummaryFeatures }) =>
        coverSummaryFeatures.some((each) => each.feature === feature && each.inclusionStatus !== 'excluded'),
      )
      .map(({ hcfBundleId }) => hcfBundleId);
    const limited = limits.map(({ product }) => product);
    expect(new Set(limited).size, feature).toBe(limited.length);
    expect(including, feature).toEqual(expect.arrayContaining(limited));
  }
});

test('has a limit for every benefit that a product partly covers', () => {
  for (const { hcfBundleId, coverSummaryFeatures } of products) {
    const partial = coverSummaryFeatures.filter(({ inclusionStatus }) => inclusionStatus === 'partial');
    for (const { feature } of partial) {
      const { limits } = insurer.benefits.find((each) => each.feature === feature) ?? {};
      expect(limits, feature).toContainEqual(expect.objectContaining({ product: hcfBundleId }));
    }
  }
});
