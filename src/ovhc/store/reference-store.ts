import { KEYS } from './keys.ts';
import { randomId } from './random-id.ts';
import { SHARED, storedText, TAB_AREAS } from './storage.ts';

const isReference = (text: string) => /^[0-9a-f]{32}$/.test(text);

const shared = storedText(SHARED, KEYS.reference, isReference);
const local = storedText(SHARED.slice(0, 1), KEYS.reference, isReference);
const ofTab = storedText(TAB_AREAS, KEYS.tabReference, isReference);

/** The reference of the application that this page has started. */
let own: string | undefined;

/** Sets the reference of this page's application. */
export function keepReference(reference: string): string {
  own = reference;
  if (ofTab.read() !== reference) ofTab.write(reference);
  return reference;
}

/** Sets the reference of this page's application, and of other tabs with the same quote. */
export function adoptReference(reference: string): string {
  if (shared.read() !== reference) shared.write(reference);
  return keepReference(reference);
}

/**
 * Returns the reference of the application for the saved quote: 32 hexadecimal digits, created once. Every
 * submission of the application has the same reference in all tabs, so that the insurer counts it once.
 */
export function applicationReference(): string {
  const known = knownReference();
  // if another tab has ended the quote, the next quote needs a new reference
  return known ? keepReference(known) : adoptReference(randomId());
}

/** Sets the reference of this page's application, and of the saved quote if it has none. */
export function claimReference(reference: string): string {
  return shared.read() === undefined ? adoptReference(reference) : keepReference(reference);
}

/** Adopts the reference that another tab has started for the saved quote. Returns it, or this page's reference. */
export function followReference(): string | undefined {
  const known = knownReference();
  return known && own ? keepReference(known) : known;
}

/** Returns the reference of the application for the saved quote, if it has started. */
export function knownReference(): string | undefined {
  return shared.read() ?? own;
}

/**
 * Returns the reference of this page's application, if it has started. Other tabs may have started another one
 * since.
 */
export function pageReference(): string | undefined {
  return own ?? shared.read();
}

/** Returns true if an application is for the saved quote: no tab has started another one. */
export function isForSavedQuote(reference: string): boolean {
  return shared.read() === reference;
}

/** Returns true if other tabs can read the reference. */
export function isReferenceShared(): boolean {
  return local.read() !== undefined;
}

/** Returns the reference of this tab's last application, even after it was accepted. */
export function tabReference(): string | undefined {
  return own ?? ofTab.read();
}

/** Ends the application in this tab. With `everywhere`, also in the other tabs, because its quote is gone. */
export function forgetReference(everywhere: boolean): void {
  own = undefined;
  if (everywhere) shared.clear();
}
