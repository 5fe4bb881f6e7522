import { draftStore, updateDraft } from '../store/draft-store.ts';

const REFERENCE = /^[0-9a-f]{32}$/;

/** 32 hexadecimal digits that nobody else has, or can guess. */
function newReference(): string {
  // randomUUID would do, but is not there on pages without encryption
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The reference of this tab's application, the same until it is accepted: if one that was thought to have failed was
 * accepted after all, the next one brings its answer and counts for nothing.
 */
export function submissionReference(): string {
  const { submissionReference: kept } = draftStore.getState();
  if (typeof kept === 'string' && REFERENCE.test(kept)) return kept;
  const reference = newReference();
  updateDraft({ submissionReference: reference });
  return reference;
}
