import { get, set } from 'idb-keyval';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteId } from '../quote/quote-id.ts';
import { beginApplication, sentReference } from '../store/own-reference.ts';
import { adoptReference, isReferenceShared } from '../store/reference-store.ts';
import { pendingFor } from '../store/submission-store.ts';

/** Names what tabs agree on in IndexedDB. */
const KEY = 'ovhcApplicationReference';

interface Agreement {
  reference: string;
  /** The quoteId of the quote. */
  quote: string;
  /** When the first tab proposed it, in milliseconds since 1970. */
  begunAt: number;
}

/** Milliseconds to wait for IndexedDB, which some browsers leave unanswered. */
const LIMIT = 1000;

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`IndexedDB gave no answer in ${LIMIT} ms`)), LIMIT);
  });
  return Promise.race([work, late]);
}

/** Milliseconds after which nobody joins an agreement any more: a day. */
const LIFETIME = 86_400_000;

/**
 * Returns true for an agreement about the same cover for the same person. It also holds once it was accepted: a tab that
 * can't read that would pay a second time, while under the same reference the insurer repeats its answer.
 */
function isOpenTo(agreement: Agreement | undefined, quote: string): agreement is Agreement {
  return agreement?.quote === quote && Date.now() - agreement.begunAt < LIFETIME;
}

/**
 * Returns the reference that an application is sent under. Where one for the same quote was sent from a tab that is
 * closed by now, and may still arrive, that one's counts. Where local storage is full, tabs with the same quote can't
 * read each other's: then the first one's counts, by way of IndexedDB.
 */
export async function agreeOnReference(savedQuote: SavedQuote): Promise<string> {
  const reference = beginApplication();
  if (sentReference()) return reference;
  const quote = quoteId(savedQuote);
  const sent = pendingFor(quote);
  if (sent) return adoptReference(sent.reference);
  if (isReferenceShared()) return reference;
  try {
    const agreement = await inTime(get<Agreement>(KEY));
    if (isOpenTo(agreement, quote)) return adoptReference(agreement.reference);
    await inTime(set(KEY, { reference, quote, begunAt: Date.now() } satisfies Agreement));
  } catch (error) {
    console.warn('Tabs can’t agree on a reference.', error);
  }
  return reference;
}
