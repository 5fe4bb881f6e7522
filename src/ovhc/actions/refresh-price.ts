import { getPrice } from '../backend/get-price.ts';
import { lookupProductId } from '../backend/product-id.ts';
import { today } from '../quote/days.ts';
import { priceRequest } from '../quote/price-request.ts';
import { frequencyOf, type PaymentFrequency } from '../quote/prices.ts';
import { selectionOf } from '../quote/selection.ts';
import { quoteStore, updateQuote } from '../store/quote-store.ts';

/** What each payment comes to, and how often it is made. */
export interface QuotedPrice {
  /** dollars with two decimals */
  amount: string;
  frequency: PaymentFrequency;
}

/**
 * Asks what the quote's product costs now, and keeps that in the quote: the product's id, the premium, and the
 * premium before it (§3).
 *
 * @returns undefined where the product is not sold for this quote
 * @throws Error when the quote does not say enough; CallError when a call brings no usable answer; the signal's
 *   reason when it was given up
 */
export async function refreshPrice(signal?: AbortSignal): Promise<QuotedPrice | undefined> {
  const quote = quoteStore.getState();
  const selection = selectionOf(quote);
  if (!selection || !quote.hcfBundleId) throw new Error('The quote names no product, or not for whom.');
  const productId = await lookupProductId(selection, quote.hcfBundleId);
  signal?.throwIfAborted();
  if (!productId) return undefined;

  const request = priceRequest(quote, productId, today());
  if (!request) throw new Error('The quote has no excess yet.');
  const { Premium } = await getPrice(request, signal);
  signal?.throwIfAborted();

  const before = quoteStore.getState().getPriceData?.Premium;
  updateQuote({ productId, getPriceData: { Premium }, previousGetPriceApiValue: before });
  return { amount: Premium, frequency: frequencyOf(quote.paymentFrequency) };
}
