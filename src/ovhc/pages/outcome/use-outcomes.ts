import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Facts } from '#types/data/facts';
import { loadModule } from '../../../engine/load-module.ts';
import { useReturn } from '../../../engine/use-read.ts';
import { reportSystemError } from '../../analytics/events.ts';
import { confirmationStore, hasRecentConfirmation } from '../../store/confirmation-store.ts';
import { outcomeFacts, outcomeStore, setOutcome } from '../../store/outcome-store.ts';
import { knownReference, tabReference } from '../../store/reference-store.ts';
import { refreshSubmissions, submissionStore } from '../../store/submission-store.ts';

/** Loads the code that asks for outcomes. Pages without submissions do not need it. */
export const loadOutcomes = () => loadModule(() => import('../../actions/follow-outcomes.ts'));

/** Marks pending outcomes as unknown, so that the visitor can ask again or call. */
function cannotAsk(error: unknown): void {
  console.error('The outcome can’t be asked for.', error);
  reportSystemError();
  for (const { reference } of refreshSubmissions().pending) setOutcome(reference, 'unknown');
}

export interface Outcomes {
  facts: Facts;
  askAgain(): void;
}

interface OutcomesOptions {
  /** Returns the reference of the application that the page is about. */
  referenceOf?: () => string | undefined;
  /** Called when this tab's application is accepted, before its quote is cleared. */
  onAccepted?: () => void;
}

/** Finds the outcomes of applications whose answers were lost. */
export function useOutcomes({ referenceOf = knownReference, onAccepted }: OutcomesOptions = {}): Outcomes {
  const outcomes = useStore(outcomeStore);
  const isPending = useStore(submissionStore, ({ pending }) => pending.length > 0);
  const isConfirmed = useStore(confirmationStore, hasRecentConfirmation);
  const latest = useRef(onAccepted);
  latest.current = onAccepted;
  const accepted = useCallback((reference: string) => {
    if (reference === tabReference()) latest.current?.();
  }, []);

  useEffect(() => {
    if (!isPending) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    loadOutcomes().then(({ followOutcomes }) => {
      if (!isGone) stop = followOutcomes(accepted);
    }, cannotAsk);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isPending, accepted]);

  const askAgain = useCallback(() => {
    loadOutcomes().then((actions) => actions.askAgain(accepted), cannotAsk);
  }, [accepted]);
  useReturn(Object.values(outcomes).includes('unknown'), askAgain);

  const reference = referenceOf();
  const facts = useMemo(
    () => outcomeFacts(outcomes, reference, isConfirmed),
    [outcomes, reference, isConfirmed],
  );
  return { facts, askAgain };
}
