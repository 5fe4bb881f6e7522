import type { QuoteLink } from '#types/data/quote-link';
import type { SavedQuote } from '#types/data/saved-quote';
import validate from '../../../schemas/data/quote-link.schema.json?validator';
import type { Source } from '../../engine/source.ts';
import { fetchProducts } from '../backend/products.ts';
import { productFields, productIdOf } from '../quote/product.ts';
import { readQuoteLink } from '../quote/quote-link.ts';
import { selectionOf } from '../quote/selection.ts';
import { asQuote } from '../store/quote-store.ts';
import { stripInvalid } from '../store/storage.ts';

/** bad: nothing of the link can be used. partial: only some of it. unsold: its product is not sold for this quote. */
export type LinkProblem = 'bad' | 'partial' | 'unsold';

export interface LinkedQuote {
  quote: SavedQuote;
  productPage?: string;
  problem?: LinkProblem;
}

/**
 * Fetches what a link to a quote stands for: its visa and its product as they are today.
 *
 * @param visaTypes the source of that name
 * @throws CallError when a call brings no usable answer
 */
export async function fetchLinkedQuote(
  text: string,
  visaTypes: Source,
  signal: AbortSignal,
): Promise<LinkedQuote> {
  const link: QuoteLink = stripInvalid<QuoteLink>(validate, readQuoteLink(text));
  const { visaCode, hcfProductId, ...answers } = link;
  const visa = visaCode ? await visaTypes.lookup({ code: visaCode }, signal) : undefined;
  const quote = asQuote({ ...answers, ...(visa && { visaType: [visa] }) });
  const { visaType, coverType, age } = quote;
  if (!visaType && !coverType && age === undefined) return { quote: {}, problem: 'bad' };

  const selection = selectionOf(quote);
  if (!selection || !hcfProductId) {
    // of a visa without cover its step says so itself
    const isUnsupported = visaType?.[0]?.isSupported === false;
    return { quote, ...(!isUnsupported && { problem: 'partial' }) };
  }
  const products = await fetchProducts(selection, signal);
  const product = products.find(({ prices }) => prices.some((each) => productIdOf(each) === hcfProductId));
  if (!product) return { quote, problem: 'unsold' };
  return {
    quote: { ...quote, ...productFields(product, quote.excessCode) },
    productPage: product.productInfo.productSummaryPageUrl,
  };
}
