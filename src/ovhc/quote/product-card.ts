import type { Product } from '#types/data/product';
import { type PaymentFrequency, priceFor, pricesOf } from './prices.ts';

/** The details of a product that a card shows (§3, derived). */
export interface ProductCard {
  id: string;
  name: string;
  summary: string;
  /** dollars with two decimals, for this frequency */
  price: string | undefined;
  paymentFrequency: PaymentFrequency;
  pdsLink: { text: string; href: string };
  /** the address of the card's button */
  href: string;
}

export function productCard(product: Product, paymentFrequency: PaymentFrequency): ProductCard {
  const info = product.productInfo;
  const prices = pricesOf(product);
  return {
    id: info.hcfBundleId,
    name: info.packageName,
    summary: info.coverSummaryHeading,
    price: prices && priceFor(prices, paymentFrequency),
    paymentFrequency,
    pdsLink: { text: info.pdsDocumentLinkTitle, href: info.pdsDocUrl },
    href: info.productSummaryPageUrl,
  };
}
