import { createStore } from 'zustand/vanilla';
import type { Step } from '#types/content/step';
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
  const storable = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isStored(name)));
  return Object.assign(store, {
    /** Returns true if answers of a step are stored. Those of a private step begin again with each visit. */
    hasBegun({ hash, private: isPrivate }: Pick<Step, 'hash' | 'private'>): boolean {
      return !isPrivate && (store.getState().begun?.includes(hash) ?? false);
    },
    /** Changes answers of a step and stores them. `undefined` removes an answer. */
    change(changes: Readonly<Record<string, unknown>>, { hash }: Pick<Step, 'hash'>) {
      const { answers, salt = randomId(), begun = [], ...draft } = store.getState();
      set({
        ...draft,
        answers: defined(storable({ ...answers, ...changes })),
        salt,
        begun: [...new Set([...begun, hash])],
      });
    },
    /** Returns the salt of the answers' Idempotency-Key. A tab that is duplicated later has the same one. */
    salt(): string {
      const { salt = randomId() } = store.getState();
      set({ ...store.getState(), salt });
      return salt;
    },
    /** Ends the form: the answers were accepted. */
    accept({ reference, answers = {}, values = {} }: SentForm) {
      set({ sent: { reference, answers: storable(answers), values: storable(values) } });
    },
  });
}
