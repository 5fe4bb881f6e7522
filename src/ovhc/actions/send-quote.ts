import type { Recipient } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';
import { emailQuote } from '../backend/email-quote.ts';
import type { QuotedPrice } from '../backend/price.ts';
import { today } from '../quote/days.ts';
import { emailQuoteFields } from '../quote/email-fields.ts';
import { updateQuote } from '../store/quote-store.ts';

/**
 * E-mails a quote, and stores its reference numbers for the next e-mail and the application (§4, §7).
 * @param price the quote's price
 * @returns the reference number
 * @throws Error if the quote is incomplete; CallError if the call has no usable answer
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
