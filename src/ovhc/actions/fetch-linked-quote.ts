import type { QuoteLink } from '#types/data/quote-link';
import type { SavedQuote } from '#types/data/saved-quote';
import validate from '../../../schemas/data/quote-link.schema.json?validator';
import type { Source } from '../../engine/source.ts';
import { fetchProducts } from '../backend/products.ts';
import { productFields, productIdOf } from '../quote/product.ts';
import { readQuoteLink } from '../quote/quote-link.ts';
import { selectionOf } from '../quote/selection.ts';
import { validQuote } from '../store/quote-store.ts';
import { stripInvalid } from '../store/storage.ts';

/**
 * `bad`: nothing in the link can be used. `partial`: only some of it. `unsold`: its product is not sold for this
 * quote.
 */
export type LinkProblem = 'bad' | 'partial' | 'unsold';

export interface LinkedQuote {
  quote: SavedQuote;
  productPage?: string;
  problem?: LinkProblem;
}

/**
 * Fetches the current visa and product of a link to a quote.
 * @param visaTypes the source of that name
 * @throws CallError if a call has no usable answer
 */
export async function fetchLinkedQuote(
  text: string,
  visaTypes: Source,
  signal: AbortSignal,
): Promise<LinkedQuote> {
  const link: QuoteLink = stripInvalid<QuoteLink>(validate, readQuoteLink(text));
  const { visaCode, hcfProductId, ...answers } = link;
  const visa = visaCode ? await visaTypes.lookup({ code: visaCode }, signal) : undefined;
  const quote = validQuote({ ...answers, ...(visa && { visaType: [visa] }) });
  const { visaType, coverType, age } = quote;
  if (!visaType && !coverType && age === undefined) return { quote: {}, problem: 'bad' };

  const selection = selectionOf(quote);
  if (!selection || !hcfProductId) {
    // if a visa has no cover, its step says so
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
