import { KEYS } from './keys.ts';
import { storedText, TAB_AREAS } from './storage.ts';

const storedDraft = storedText(TAB_AREAS, KEYS.draft);

/** Returns true if this tab has an application in progress. It reads the storage only, for pages without the draft. */
export function hasStoredApplication(): boolean {
  return storedDraft.read()?.includes('"application":') ?? false;
}
