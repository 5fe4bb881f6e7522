import type { Amounts } from '../application/record/payment.ts';
import { getPrice } from '../backend/get-price.ts';
import { lookupProductId } from '../backend/product-id.ts';
import { today } from '../quote/days.ts';
import { type PricedQuote, priceKey, priceRequest } from '../quote/price-request.ts';
import { frequencyOf, type PaymentFrequency } from '../quote/prices.ts';
import { selectionOf } from '../quote/selection.ts';
import { withPartnerCover } from '../store/priced-quote.ts';
import { quoteStore, updateQuote } from '../store/quote-store.ts';

/** A price: what each payment comes to, how often it is made, and which quote it is for. */
export interface QuotedPrice {
  /** dollars with two decimals */
  amount: string;
  frequency: PaymentFrequency;
  productId: string;
  /** the priceKey of the quote that it was asked for */
  pricedFor: string;
}

/**
 * Asks what a quote's product costs (§7).
 *
 * @returns undefined where the product is not sold for this quote
 * @throws Error when the quote does not say enough; CallError when a call brings no usable answer; the signal's
 *   reason when it was given up
 */
export async function askPrice(quote: PricedQuote, signal?: AbortSignal): Promise<QuotedPrice | undefined> {
  const pricedFor = priceKey(quote, today());
  const selection = selectionOf(quote);
  if (!pricedFor || !selection || !quote.hcfBundleId)
    throw new Error('The quote does not say enough to be priced.');
  const productId = await lookupProductId(selection, quote.hcfBundleId);
  signal?.throwIfAborted();
  const request = productId && priceRequest(quote, productId, today());
  if (!request) return undefined;

  const { Premium } = await getPrice(request, signal);
  return { amount: Premium, frequency: frequencyOf(quote.paymentFrequency), productId, pricedFor };
}

/**
 * Asks for both amounts of an application anew, because the insurer did not take it at these.
 * @returns false where they are the same, or can't be had
 */
export async function hasPriceChanged({
  quote,
  amounts,
}: {
  quote: PricedQuote;
  amounts: Amounts;
}): Promise<boolean> {
  try {
    const isMonthly = quote.paymentFrequency === 'M';
    const asked = askPrice(quote);
    const [regular, first] = await Promise.all([
      asked,
      isMonthly ? asked : askPrice({ ...quote, paymentFrequency: 'M' }),
    ]);
    return regular?.amount !== amounts.regular || first?.amount !== amounts.first;
  } catch (error) {
    console.error('The price could not be fetched.', error);
    return false;
  }
}

/** Keeps a price in the saved quote, unless that has become another quote since the price was asked for. */
export function keepPrice({ amount, productId, pricedFor }: QuotedPrice): void {
  const quote = quoteStore.getState();
  if (priceKey(withPartnerCover(quote), today()) !== pricedFor) return;
  const before = quote.getPriceData?.Premium;
  if (before === amount && quote.productId === productId) return;
  const previous = before && before !== amount ? before : quote.previousGetPriceApiValue;
  updateQuote({ productId, getPriceData: { Premium: amount }, previousGetPriceApiValue: previous });
}
