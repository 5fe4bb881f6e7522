import { useLayoutEffect, useState } from 'react';
import type { Step } from '#types/content/step';
import type { Rules } from '../../../engine/rules/rules.ts';
import { dropContradicted, openApplication } from '../../actions/follow-answers.ts';
import { quoteStore } from '../../store/quote-store.ts';

/**
 * Brings draft and quote together before a step is drawn, and again when another tab has changed the quote.
 *
 * @returns how often that took answers away: forms from before do not know; undefined until the draft is ready
 */
export function useDraft(steps: readonly Step[], rules: Rules): number | undefined {
  const [changes, setChanges] = useState<number>();
  // before the paint: nothing is drawn of answers that do not hold any more
  useLayoutEffect(() => {
    openApplication(steps, rules);
    setChanges((count = 0) => count);
    return quoteStore.subscribe(() => {
      if (dropContradicted(steps, rules)) setChanges((count = 0) => count + 1);
    });
  }, [steps, rules]);
  return changes;
}
