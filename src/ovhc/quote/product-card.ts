import type { Product } from '#types/data/product';
import { type PaymentFrequency, priceFor, pricesOf } from './prices.ts';

export type ProductCard = ReturnType<typeof productCard>;

/** Returns the details of a product that a card shows (§3, derived). */
export function productCard(product: Product, paymentFrequency: PaymentFrequency) {
  const info = product.productInfo;
  const prices = pricesOf(product);
  return {
    id: info.hcfBundleId,
    name: info.packageName,
    summary: info.coverSummaryHeading,
    /** Dollars with two decimals, for this frequency. */
    price: prices && priceFor(prices, paymentFrequency),
    paymentFrequency,
    pdsLink: { text: info.pdsDocumentLinkTitle, href: info.pdsDocUrl },
    /** The address of the card's button. */
    href: info.productSummaryPageUrl,
  };
}
