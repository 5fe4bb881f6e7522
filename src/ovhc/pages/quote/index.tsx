import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { QuotePage, Step } from '#types/content/quote-page';
import type { QuoteAnswers } from '#types/data/answers';
import type { FormSchema } from '../../../engine/compiled.ts';
import { fieldNames } from '../../../engine/form/field-names.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { reportStep } from '../../analytics/page-step.ts';
import { coverTypeName } from '../../quote/cover-type.ts';
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

/** Returns the schema of an answer's field, from the first step that asks for it. */
function fieldOf({ journey }: QuotePage, name: keyof QuoteAnswers): FormSchema {
  const field = journey.steps.map(({ step }) => step.schema.properties?.[name]).find(Boolean);
  return typeof field === 'object' ? field : {};
}

/** The quote wizard (§2): its four steps are content, its answers are the saved quote. */
function Quote({ content }: { content: QuotePage }) {
  const quote = useStore(quoteStore);
  // another root element of this page may begin a new quote
  const begun = useStore(clearedQuotes);
  useEffect(() => followQuote(), []);
  useVisaRevalidation();
  const onChanged = useChange(content.application);
  const facts = useMemo(() => {
    const name = coverTypeName(quote.coverType, fieldOf(content, 'coverType'));
    return { ...factsOf(quote), ...(name && { coverTypeName: name }) } as JsonObject;
  }, [quote, content]);
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
