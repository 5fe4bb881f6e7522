import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { QuotePage, Step } from '#types/content/quote-page';
import { fieldNames } from '../../../engine/form/field-names.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { reportStep } from '../../analytics/page-step.ts';
import { factsOf } from '../../quote/facts.ts';
import { followQuote } from '../../store/follow-quote.ts';
import { clearedQuotes, quoteStore, updateQuote } from '../../store/quote-store.ts';
import { definePage } from '../define-page.tsx';
import { LateOutcomeNotice } from '../outcome/LateOutcomeNotice.tsx';
import { StartAgain } from '../StartAgain.tsx';
import { useChange } from './use-change.ts';
import { useVisaRevalidation } from './use-visa-revalidation.ts';

/** Returns the saved quote's answers to a step: its fields have the quote's names (§3). */
function savedAnswers(step: Step): JsonObject {
  const quote = quoteStore.getState() as JsonObject;
  const entries = fieldNames(step.schema).map((name) => [name, quote[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function reportQuoteStep(step: Step): void {
  reportStep('Get a quote', step.hash);
}

/** The quote wizard (§2): its four steps are content, its answers are the saved quote. */
function Quote({ content }: { content: QuotePage }) {
  const quote = useStore(quoteStore);
  // another root element of this page may begin a new quote
  const begun = useStore(clearedQuotes);
  useEffect(() => followQuote(), []);
  useVisaRevalidation();
  const onChanged = useChange(content.application);
  const facts = useMemo(() => ({ ...factsOf(quote) }) as JsonObject, [quote]);
  return (
    <>
      <LateOutcomeNotice alerts={content.alerts} />
      <JourneyView
        key={begun}
        journey={content.journey}
        facts={facts}
        answersOf={savedAnswers}
        onAnswers={updateQuote}
        onStep={reportQuoteStep}
        onChanged={onChanged}
      />
      <StartAgain content={content.startAgain} />
    </>
  );
}

export const page = definePage(Quote);
