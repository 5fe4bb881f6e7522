import { KEYS } from './keys.ts';
import { SHARED, storedRecord, TAB_AREAS } from './storage.ts';

/** The saved quote, stored under its key (§3). */
export const storedQuote = storedRecord(SHARED, KEYS.quote);

/** The answers of this tab's application. They are cleared with the quote. */
export const storedDraft = storedRecord(TAB_AREAS, KEYS.draft);

/** The details that this tab's confirmation shows in addition to its record. */
export const storedDetails = storedRecord(TAB_AREAS, KEYS.confirmationDetails);
