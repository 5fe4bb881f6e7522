import equal from 'fast-deep-equal';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { Step } from '#types/content/step';
import type { Validators } from '../../../engine/validators/validators.ts';
import { dropContradicted, openApplication } from '../../actions/follow-answers.ts';
import { draftStore } from '../../store/draft-store.ts';
import { quoteStore } from '../../store/quote-store.ts';

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
      if (dropContradicted(steps, validators)) setChanges((count = 0) => count + 1);
    });
  }, [steps, validators]);
  return { changes, reopen };
}
