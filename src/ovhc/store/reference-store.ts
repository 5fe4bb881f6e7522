import { KEYS } from './keys.ts';
import { OF_TAB, SHARED, storedText } from './storage.ts';

const isReference = (text: string) => /^[0-9a-f]{32}$/.test(text);

const shared = storedText(SHARED, KEYS.reference, isReference);
const local = storedText(SHARED.slice(0, 1), KEYS.reference, isReference);
const ofTab = storedText(OF_TAB, KEYS.tabReference, isReference);

/** The reference of the application that this page has begun. */
let own: string | undefined;

/** Makes 32 hexadecimal digits that nobody else has or can guess. */
function newReference(): string {
  // crypto.randomUUID would do, but is missing on pages without encryption
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes a reference that of this page's application. */
export function keepReference(reference: string): string {
  own = reference;
  if (ofTab.read() !== reference) ofTab.write(reference);
  return reference;
}

/** Makes a reference that of this page's application, and of the other tabs' with the same quote. */
export function adoptReference(reference: string): string {
  if (shared.read() !== reference) shared.write(reference);
  return keepReference(reference);
}

/**
 * Returns the reference of the application for the saved quote: 32 hexadecimal digits, minted once. Every try to send
 * the application carries it, whichever tab sends, so that the insurer counts it once.
 */
export function applicationReference(): string {
  const known = knownReference();
  // where another tab has ended the quote, this one's reference is not that of the next quote
  return known ? keepReference(known) : adoptReference(newReference());
}

/** Makes a reference that of this page's application, and of the saved quote where that has none. */
export function claimReference(reference: string): string {
  return shared.read() === undefined ? adoptReference(reference) : keepReference(reference);
}

/** Takes over the reference that another tab has begun for the saved quote. Returns it, or this page's own. */
export function followReference(): string | undefined {
  const known = knownReference();
  return known && own ? keepReference(known) : known;
}

/** Returns the reference of the application for the saved quote, where one has begun. */
export function knownReference(): string | undefined {
  return shared.read() ?? own;
}

/** Returns the reference of this page's application, where one has begun; other tabs may have begun another since. */
export function pageReference(): string | undefined {
  return own ?? shared.read();
}

/** Returns true where the saved quote is the one that an application was for: no tab has begun another. */
export function isForSavedQuote(reference: string): boolean {
  return shared.read() === reference;
}

/** Returns true where other tabs can read the reference. */
export function isReferenceShared(): boolean {
  return local.read() !== undefined;
}

/** Returns the reference of the application that this tab had last, also after it was accepted. */
export function tabReference(): string | undefined {
  return own ?? ofTab.read();
}

/** Ends the application in this tab; `everywhere` in the others, too: its quote is gone. */
export function forgetReference(everywhere: boolean): void {
  own = undefined;
  if (everywhere) shared.clear();
}
