import { useEffect, useEffectEvent, useState } from 'react';
import type { QuotePage } from '#types/content/quote-page';
import { useEngine } from '../../../engine/engine-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { activeSteps, firstIncomplete } from '../../../engine/journey/journey-steps.ts';
import { createStepForms } from '../../../engine/journey/step-forms.ts';
import { type Read, useRead } from '../../../engine/use-read.ts';
import type { Validators } from '../../../engine/validators/validators.ts';
import { fetchLinkedQuote, type LinkedQuote, type LinkProblem } from '../../actions/fetch-linked-quote.ts';
import { pushEvent } from '../../analytics/events.ts';
import { quoteFacts } from '../../quote/facts.ts';
import { losesAnswers, withoutQuoteLink } from '../../quote/quote-link.ts';
import { clearQuote, quoteStore, updateQuote } from '../../store/quote-store.ts';
import { goTo } from '../../store/tab-storage.ts';
import { savedAnswers } from './saved-answers.ts';

/** Returns the hash of the step that the saved quote has reached: the first incomplete step, or the last step. */
function stepReached(journey: QuotePage['journey'], validators: Validators): string {
  const facts = quoteFacts(quoteStore.getState()) as JsonObject;
  const forms = createStepForms({ answersOf: savedAnswers, onAnswers: () => {} });
  const entries = activeSteps(journey, facts, validators, forms);
  const reached = firstIncomplete(entries, forms, validators) ?? entries.at(-1);
  return reached?.step.hash ?? '';
}

/**
 * `opening`: the quote or its product's page is loading. `asking`: it would replace another quote. `ended`: at a
 * step.
 */
type Phase = 'opening' | 'asking' | 'ended';

interface OpenedLink {
  phase: Phase;
  read: Read<LinkedQuote>;
  problem: LinkProblem | undefined;
  /** Replaces the saved quote with the quote of the link. */
  replace(): void;
  keep(): void;
}

/**
 * Opens the quote of a link: its product's page, or the first incomplete step. If answers of the saved quote would
 * be lost, the visitor decides first. The link is removed from the address after use, but stays if a call failed.
 */
export function useQuoteLink(text: string, journey: QuotePage['journey']): OpenedLink {
  const { validators, sources } = useEngine();
  const [phase, setPhase] = useState<Phase>('opening');
  const [problem, setProblem] = useState<LinkProblem>();
  const fetchQuote = async (signal: AbortSignal) => {
    const { visaTypes } = sources;
    if (!visaTypes) throw new Error('The first step has no source "visaTypes" to look the visa up in.');
    return fetchLinkedQuote(text, visaTypes, signal);
  };
  const read = useRead(text, fetchQuote, 'The quote of the link could not be fetched.');

  const end = (hash: string, why?: LinkProblem) => {
    history.replaceState(history.state, '', withoutQuoteLink(location.href, hash));
    setProblem(why);
    setPhase('ended');
  };
  const open = ({ quote, productPage, problem: why }: LinkedQuote) => {
    updateQuote(quote);
    setPhase('opening');
    if (productPage) goTo(productPage, { replace: true });
    else end(stepReached(journey, validators), why);
  };
  const take = useEffectEvent((linked: LinkedQuote) => {
    if (linked.problem === 'bad') {
      // analytics does not get the link's contents
      pushEvent({ event: 'error', errorName: 'quoteLink', errorType: 'invalid entry' });
      end('', 'bad');
    } else if (losesAnswers(quoteStore.getState(), linked.quote)) setPhase('asking');
    else open(linked);
  });
  const { result } = read;
  useEffect(() => {
    if (result) take(result);
  }, [result]);

  return {
    phase,
    read,
    problem,
    replace() {
      if (!result) return;
      clearQuote();
      open(result);
    },
    keep: () => end(stepReached(journey, validators)),
  };
}
