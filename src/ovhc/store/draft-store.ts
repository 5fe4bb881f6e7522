import { createStore } from 'zustand/vanilla';
import type { ApplicationDraft } from '#types/data/application-draft';
import fitsDraft from '../../../schemas/data/application-draft.schema.json?rule';
import { dropMisfits } from './drop-misfits.ts';
import { clearedQuotes, hasQuote, keptDraft } from './quote-store.ts';

/** What of a record is a draft: what may not be kept is left out. */
function asDraft(record: unknown): ApplicationDraft {
  return dropMisfits<ApplicationDraft>(fitsDraft, record);
}

/**
 * The application in progress: everything that was typed, for as long as the tab is open. One that was left by a quote
 * that is gone is nobody's.
 */
export const draftStore = createStore<ApplicationDraft>(() => {
  if (hasQuote()) return asDraft(keptDraft.read());
  keptDraft.clear();
  return {};
});

clearedQuotes.subscribe(() => draftStore.setState({}, true));

/** Changes answers of the draft and keeps it; `undefined` takes an answer out. */
export function updateDraft(changes: Readonly<Record<string, unknown>>): void {
  const draft = asDraft(JSON.parse(JSON.stringify({ ...draftStore.getState(), ...changes })));
  draftStore.setState(draft, true);
  // one without answers leaves nothing behind
  if (Object.keys(draft).length > 0) keptDraft.write(draft);
  else keptDraft.clear();
}
