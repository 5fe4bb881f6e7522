import equal from 'fast-deep-equal';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { Step } from '#types/content/step';
import type { SavedQuote } from '#types/data/saved-quote';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { fieldNames } from '../../../engine/form/schema.ts';
import { loadModule } from '../../../engine/load-module.ts';
import type { Validators } from '../../../engine/validators/validators.ts';
import { openApplication } from '../../actions/follow-answers.ts';
import { applicationQuoteStore, draftStore, refreshDraft } from '../../store/draft-store.ts';
import { changedElsewhere } from '../../submission/begin.ts';

/** Returns the answers that the quote stores and steps ask for under the same names. */
export function quoteAnswers({ paymentFrequency }: SavedQuote): JsonObject {
  return paymentFrequency ? { paymentFrequency } : {};
}

/** Returns the answers to a step from the draft and the quote. Its fields have their names (§3). */
export function stepAnswers({ schema }: Step): JsonObject {
  const known: JsonObject = {
    ...(draftStore.getState() as JsonObject),
    ...quoteAnswers(applicationQuoteStore.getState()),
  };
  const entries = fieldNames(schema).map((name) => [name, known[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export interface DraftState {
  /**
   * How often stored answers were changed or removed, so that outdated forms are redrawn. Undefined until the draft
   * is ready.
   */
  changes: number | undefined;
  /** Updates the application's quote from the draft again. */
  reopen(): void;
  /** Follows a change of the application on another page or in another tab, if there was one. */
  follow(): void;
}

const loadChange = () => import('../../submission/change.ts');

const storedAnswers = () => {
  const { application: _agreed, ...answers } = draftStore.getState();
  return answers;
};

/** Begins or continues the application before a step is drawn. */
export function useDraft(steps: readonly Step[], validators: Validators): DraftState {
  const [changes, setChanges] = useState<number>();
  const reopen = useCallback(() => {
    const before = storedAnswers();
    openApplication(steps, validators);
    if (!equal(before, storedAnswers())) setChanges((count = 0) => count + 1);
  }, [steps, validators]);
  const follow = useCallback(() => {
    if (refreshDraft()) setChanges((count = 0) => count + 1);
    if (!changedElsewhere()) return;
    loadModule(loadChange).then(
      ({ followChange }) => {
        followChange();
        openApplication(steps, validators);
        setChanges((count = 0) => count + 1);
      },
      (error: unknown) => console.error('A change in another tab could not be followed.', error),
    );
  }, [steps, validators]);
  // before the paint, so that no outdated answers show
  useLayoutEffect(() => {
    openApplication(steps, validators);
    setChanges((count = 0) => count);
  }, [steps, validators]);
  return { changes, reopen, follow };
}
