import equal from 'fast-deep-equal';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { Step } from '#types/content/step';
import type { SavedQuote } from '#types/data/saved-quote';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { fieldNames } from '../../../engine/form/schema.ts';
import type { Validators } from '../../../engine/validators/validators.ts';
import { clearContradictedBirthdays, openApplication } from '../../actions/follow-answers.ts';
import { draftStore } from '../../store/draft-store.ts';
import { quoteStore } from '../../store/quote-store.ts';

/** Returns the answers that the quote stores and steps ask for under the same names. */
export function quoteAnswers({ paymentFrequency }: SavedQuote): JsonObject {
  return paymentFrequency ? { paymentFrequency } : {};
}

/** Returns the answers to a step from the draft and the quote. Its fields have their names (§3). */
export function stepAnswers({ schema }: Step): JsonObject {
  const known: JsonObject = {
    ...(draftStore.getState() as JsonObject),
    ...quoteAnswers(quoteStore.getState()),
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
  /** Updates the quote from the draft again. */
  reopen(): void;
}

/** Syncs the draft and the quote before a step is drawn, and clears contradicted birthdays when the quote changes. */
export function useDraft(steps: readonly Step[], validators: Validators): DraftState {
  const [changes, setChanges] = useState<number>();
  const reopen = useCallback(() => {
    const before = draftStore.getState();
    openApplication(steps, validators);
    if (!equal(before, draftStore.getState())) setChanges((count = 0) => count + 1);
  }, [steps, validators]);
  // before the paint, so that no outdated answers show
  useLayoutEffect(() => {
    openApplication(steps, validators);
    setChanges((count = 0) => count);
    return quoteStore.subscribe(() => {
      if (clearContradictedBirthdays(steps, validators)) setChanges((count = 0) => count + 1);
    });
  }, [steps, validators]);
  return { changes, reopen };
}
