import type { PriceAnswer, PriceRequest } from '#types/api/getPrice';
import type { GetproductidCall } from '#types/api/getproductid';
import validate from '../../../schemas/api/getPrice.schema.json?validator=response';
import validateIds from '../../../schemas/api/getproductid.schema.json?validator=response';
import { today } from '../quote/days.ts';
import type { PricedQuote } from '../quote/price-inputs.ts';
import { priceKey, priceRequest } from '../quote/price-request.ts';
import { frequencyOf, type PaymentFrequency } from '../quote/prices.ts';
import { type Selection, selectionOf, selectorsOf } from '../quote/selection.ts';
import { cacheAnswer } from './cache-answer.ts';
import { APPLICATION_TIMEOUT, getJson, OVHC_TIMEOUT, postJson } from './call.ts';

type ProductIds = GetproductidCall['response'];

const bySelection = new Map<string, () => Promise<ProductIds>>();

/** Fetches the ids of all products for a selection, once in the page's life. */
function productIds(selection: Selection): Promise<ProductIds> {
  const path = `/ovhc/getproductid.${selectorsOf(selection)}.json`;
  const fetchIds =
    bySelection.get(path) ??
    cacheAnswer((signal) =>
      getJson<ProductIds>(path, { validate: validateIds, timeout: OVHC_TIMEOUT, signal }),
    );
  bySelection.set(path, fetchIds);
  return fetchIds();
}

/**
 * Finds a product's id for pricing by its bundle (§7); undefined if it is not sold for this selection.
 * @throws CallError if the ids cannot be fetched
 */
export async function lookupProductId(
  selection: Selection,
  hcfBundleId: string,
): Promise<string | undefined> {
  const ids = await productIds(selection);
  return ids.find((id) => id.hcfBundleId === hcfBundleId)?.productId;
}

/** Calls getPrice (§7). @throws CallError when there is no usable answer */
export function getPrice(request: PriceRequest, signal?: AbortSignal): Promise<PriceAnswer> {
  const options = { validate, timeout: APPLICATION_TIMEOUT, signal, canRetry: true };
  return postJson<PriceAnswer>('/getPrice', request, options);
}

export interface QuotedPrice {
  /** Each payment, in dollars with two decimals. */
  amount: string;
  frequency: PaymentFrequency;
  productId: string;
  /** The priceKey of its quote. */
  pricedFor: string;
}

/**
 * Fetches the price of a quote's product (§7).
 * @returns undefined if the product is not sold for this quote
 * @throws Error if the quote is incomplete; CallError if a call has no usable answer; the signal's reason if it was
 * aborted
 */
export async function fetchPrice(quote: PricedQuote, signal?: AbortSignal): Promise<QuotedPrice | undefined> {
  const pricedFor = priceKey(quote, today());
  const selection = selectionOf(quote);
  if (!pricedFor || !selection || !quote.hcfBundleId)
    throw new Error('The quote is too incomplete to be priced.');
  const productId = await lookupProductId(selection, quote.hcfBundleId);
  signal?.throwIfAborted();
  const request = productId && priceRequest(quote, productId, today());
  if (!request) return undefined;

  const { Premium } = await getPrice(request, signal);
  return { amount: Premium, frequency: frequencyOf(quote.paymentFrequency), productId, pricedFor };
}
