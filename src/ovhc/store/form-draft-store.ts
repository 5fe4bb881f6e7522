import equal from 'fast-deep-equal';
import { createStore } from 'zustand/vanilla';
import type { FormDraft, SentForm } from '#types/data/form-draft';
import validateDraft from '../../../schemas/data/form-draft.schema.json?validator';
import type { JsonObject } from '../../engine/form/paths.ts';
import { FORM_KEY } from './keys.ts';
import { randomId } from './random-id.ts';
import { storedRecord, stripInvalid, TAB_AREAS } from './storage.ts';

export type FormDraftStore = ReturnType<typeof createFormDraft>;

/** Returns a record without `undefined`. */
const defined = (record: object) => JSON.parse(JSON.stringify(record)) as JsonObject;

/**
 * Creates the store of a form page: its answers and its last submission, for as long as the tab is open.
 * @param page the page's name
 * @param isStored returns false for an answer that must not be stored: one of a private step. Of a file, only its name, size and type are stored.
 */
export function createFormDraft(page: string, isStored: (name: string) => boolean) {
  const stored = storedRecord(TAB_AREAS, FORM_KEY + page);
  const store = createStore<FormDraft>(() => stripInvalid<FormDraft>(validateDraft, stored.read()));
  const set = (draft: FormDraft) => {
    store.setState(draft, true);
    stored.write(draft);
  };
  let isKeyUsed = false;
  const storable = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isStored(name)));
  return Object.assign(store, {
    /**
     * Changes answers and stores them. `undefined` removes an answer. Other answers need another key. After a reload,
     * answers that were not stored are entered again: they keep it.
     */
    change(changes: Readonly<Record<string, unknown>>) {
      const { answers: before = {}, key, ...draft } = store.getState();
      const answers = defined(storable({ ...before, ...changes }));
      const isSame = equal(answers, before) && !isKeyUsed;
      set({ ...draft, answers, ...(isSame && key && { key }) });
    },
    /** Returns the Idempotency-Key of the current answers. It stays the same until one changes. */
    key(): string {
      const { key = randomId(), ...draft } = store.getState();
      isKeyUsed = true;
      if (store.getState().key !== key) set({ ...draft, key });
      return key;
    },
    /** Ends the form: the answers were accepted. */
    accept({ reference, answers = {}, values = {} }: SentForm) {
      set({ sent: { reference, answers: storable(answers), values: storable(values) } });
    },
  });
}
