import type { QuoteLink } from '#types/data/quote-link';
import type { SavedQuote } from '#types/data/saved-quote';
import { QUOTE_PARAMETER } from './quote-parameter.ts';

/** The order of the parts in the text. Add new parts at the end: pages that do not know them ignore them. */
const PARTS = [
  'visaCode',
  'coverType',
  'age',
  'partnerAge',
  'paymentFrequency',
  'excessCode',
  'hcfProductId',
] as const satisfies readonly (keyof QuoteLink)[];

/** The answers of a quote that a link contains. */
export type LinkParts = { [name in keyof QuoteLink]?: QuoteLink[name] | undefined };

/** Returns the contents of a link as one short text: `417.D.34.32.W.N.HV3-XV1`. Unknown parts are empty. */
export function quoteLinkText(link: LinkParts): string {
  const parts = PARTS.map((name) => String(link[name] ?? '').replace(' ', '-'));
  return parts.join('.').replace(/\.+$/, '');
}

function readPart(name: keyof QuoteLink, part: string): unknown {
  if (name === 'hcfProductId') return part.replace('-', ' ');
  const isAge = name === 'age' || name === 'partnerAge';
  return isAge && /^\d+$/.test(part) ? Number(part) : part;
}

/** Parses the text of a link without validating it: somebody may have cut or changed it. */
export function readQuoteLink(text: string): Partial<Record<keyof QuoteLink, unknown>> {
  const parts = text.trim().split('.');
  const known = PARTS.flatMap((name, index) => {
    const part = parts[index];
    return part ? [[name, readPart(name, part)] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Returns the address that opens a quote, or the page's address if nothing of the quote is known. */
export function quoteLinkAddress(page: string, link: LinkParts): string {
  const text = quoteLinkText(link);
  return text ? `${page}?${new URLSearchParams({ [QUOTE_PARAMETER]: text })}` : page;
}

/** Returns an address without the link and with another hash. The rest of its query stays. */
export function withoutQuoteLink(address: string, hash: string): string {
  const url = new URL(address);
  url.searchParams.delete(QUOTE_PARAMETER);
  url.hash = hash;
  return url.href;
}

/** The answers in a link to a quote, except the visa, with their names in the saved quote. */
const ANSWERS = [
  'coverType',
  'age',
  'partnerAge',
  'paymentFrequency',
  'excessCode',
  'hcfBundleId',
] as const satisfies readonly (keyof SavedQuote)[];

const visaCode = ({ visaType }: SavedQuote) => visaType?.[0]?.code;

/** Returns true if a quote has an answer that another one lacks or answers differently. */
export function losesAnswers(quote: SavedQuote, other: SavedQuote): boolean {
  if (quote.visaType && visaCode(quote) !== visaCode(other)) return true;
  return ANSWERS.some((name) => quote[name] !== undefined && quote[name] !== other[name]);
}
