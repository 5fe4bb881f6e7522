import { clearQuote, forgetQuote, storedQuote } from './quote-store.ts';
import { isForSavedQuote, pageReference } from './reference-store.ts';

/** Ends the quote that an application was for, by its reference; one that was begun since stays. */
export function endQuoteOf(reference: string): void {
  const current = pageReference();
  if (isForSavedQuote(reference)) clearQuote();
  // another tab has cleared it already, or begun another since
  else if (current ? current === reference : storedQuote.read() === undefined) forgetQuote();
}
