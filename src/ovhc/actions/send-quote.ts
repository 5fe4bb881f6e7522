import type { Recipient } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';
import { emailQuote } from '../backend/email-quote.ts';
import type { QuotedPrice } from '../backend/price.ts';
import { today } from '../quote/days.ts';
import { emailQuoteFields } from '../quote/email-fields.ts';
import { updateQuote } from '../store/quote-store.ts';

/**
 * Has a quote e-mailed, and keeps the references it was filed under for the next e-mail and the application (§4, §7).
 *
 * @param price the quote's own
 * @returns the reference number
 * @throws Error when the quote does not say enough; CallError when the call brings no usable answer
 */
export async function sendQuote(
  quote: SavedQuote,
  recipient: Recipient,
  { amount, productId }: QuotedPrice,
): Promise<string> {
  const fields = emailQuoteFields({ ...quote, productId }, recipient, amount, today());
  if (!fields) throw new Error('The quote names no product, or not for whom.');
  const { opportunityId, quoteId, rnNumber, customers } = await emailQuote(fields);
  updateQuote({ opportunityId, quoteId, rnNumber, customers });
  return rnNumber;
}
