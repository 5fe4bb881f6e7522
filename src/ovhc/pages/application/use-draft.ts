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

/** The answers that the quote stores and a step asks for, under the same names. */
export function quoteAnswers({ paymentFrequency }: SavedQuote): JsonObject {
  return paymentFrequency ? { paymentFrequency } : {};
}

/** Returns the answers to a step from the draft and the quote: its fields have their names (§3). */
export function stepAnswers({ schema }: Step): JsonObject {
  const known: JsonObject = {
    ...(draftStore.getState() as JsonObject),
    ...quoteAnswers(quoteStore.getState()),
  };
  const entries = fieldNames(schema).map((name) => [name, known[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export interface DraftState {
  /** How often answers were taken away: forms from before do not know. Undefined until the draft is ready. */
  changes: number | undefined;
  /** Has the quote follow the draft anew. */
  reopen(): void;
}

/** Brings draft and quote together before a step is drawn, and again when another tab has changed the quote. */
export function useDraft(steps: readonly Step[], validators: Validators): DraftState {
  const [changes, setChanges] = useState<number>();
  const reopen = useCallback(() => {
    const before = draftStore.getState();
    openApplication(steps, validators);
    if (!equal(before, draftStore.getState())) setChanges((count = 0) => count + 1);
  }, [steps, validators]);
  // before the paint: nothing is drawn of answers that do not hold any more
  useLayoutEffect(() => {
    openApplication(steps, validators);
    setChanges((count = 0) => count);
    return quoteStore.subscribe(() => {
      if (clearContradictedBirthdays(steps, validators)) setChanges((count = 0) => count + 1);
    });
  }, [steps, validators]);
  return { changes, reopen };
}
