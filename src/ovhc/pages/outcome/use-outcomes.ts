import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Facts } from '#types/data/facts';
import { loadModule } from '../../../engine/load-module.ts';
import { useReturn } from '../../../engine/use-read.ts';
import { reportSystemError } from '../../analytics/events.ts';
import { isSameApplication } from '../../application/agreed.ts';
import { confirmationStore, hasRecentConfirmation } from '../../store/confirmation-store.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { outcomeFacts } from '../../submission/states.ts';
import { applicationsStore, dispatch, refreshApplications, tabReference } from '../../submission/store.ts';

/** Loads the code that asks for outcomes. Pages without submissions do not need it. */
export const loadOutcomes = () => loadModule(() => import('../../submission/outcome.ts'));

/** Marks pending outcomes as unknown, so that the visitor can ask again or call. */
function cannotAsk(error: unknown): void {
  console.error('The outcome can’t be asked for.', error);
  reportSystemError();
  for (const { reference } of refreshApplications().pending)
    dispatch({ type: 'learn', reference, outcome: 'unknown' });
}

export interface Outcomes {
  facts: Facts;
  askAgain(): void;
}

/** Returns the reference of the application for the saved quote, if it was begun in this browser. */
function savedQuoteReference(): string | undefined {
  const quote = quoteStore.getState();
  return applicationsStore.getState().begun.find((begun) => isSameApplication(begun.quote, quote))?.reference;
}

interface OutcomesOptions {
  /** Returns the reference of the application that the page is about: by default, the one for the saved quote. */
  referenceOf?: () => string | undefined;
  /** Called when this tab's application is accepted, before its quote is cleared. */
  onAccepted?: () => void;
}

/** Finds the outcomes of applications whose answers were lost. */
export function useOutcomes({
  referenceOf = savedQuoteReference,
  onAccepted,
}: OutcomesOptions = {}): Outcomes {
  const outcomes = useStore(applicationsStore, (applications) => applications.outcomes);
  const isPending = useStore(applicationsStore, ({ pending }) => pending.length > 0);
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
    () => outcomeFacts({ outcomes }, reference, isConfirmed),
    [outcomes, reference, isConfirmed],
  );
  return { facts, askAgain };
}
