import { refreshConfirmation } from './confirmation-store.ts';
import { endQuoteOf } from './end-quote-of.ts';
import { refreshSubmissions } from './submission-store.ts';

/**
 * Takes over that another tab's application was accepted: its confirmation is this tab's, too, and the quote ends.
 *
 * @param onAccepted is called before the quote goes
 * @returns false where no application of this reference was accepted
 */
export function takeAcceptance(reference: string | undefined, onAccepted?: () => void): boolean {
  const { accepted } = refreshSubmissions();
  if (!reference || accepted?.reference !== reference) return false;
  refreshConfirmation();
  onAccepted?.();
  endQuoteOf(reference);
  return true;
}
