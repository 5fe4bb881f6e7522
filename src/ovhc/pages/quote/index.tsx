import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { QuotePage, Step } from '#types/content/quote-page';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { reportStep } from '../../analytics/events.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { quoteFacts } from '../../quote/facts.ts';
import { quoteLinkIn } from '../../quote/quote-parameter.ts';
import { followQuote } from '../../store/other-tabs.ts';
import { clearedQuotes, quoteStore, updateQuote } from '../../store/quote-store.ts';
import { defineJourneyPage } from '../define-journey-page.tsx';
import { LazyOutcomeNotice } from '../outcome/LazyOutcomeNotice.tsx';
import { StartAgain } from '../StartAgain.tsx';
import { LazyQuoteLink } from './LazyQuoteLink.tsx';
import { savedAnswers } from './saved-answers.ts';
import { useChange } from './use-change.ts';
import { useVisaRevalidation } from './use-visa-revalidation.ts';

function reportQuoteStep(step: Step): void {
  reportStep('Get a quote', step.hash);
}

/** Draws the quote wizard (§2). Its four steps are content, and its answers are the saved quote. */
function Quote({ content }: { content: QuotePage }) {
  const quote = useStore(quoteStore);
  // another root element of this page may start a new quote
  const begun = useStore(clearedQuotes);
  useEffect(() => followQuote(), []);
  useVisaRevalidation();
  const onChanged = useChange(content.application);
  const { missing } = quoteFacts(quote);
  const facts = useMemo((): JsonObject => (missing ? { missing } : {}), [missing]);
  // a link opens another page, or a step of this one; authors stay here
  const [link] = useState(() => (isAuthorMode() ? undefined : quoteLinkIn(location.search)));
  const isLinked = link !== undefined;
  const wizard = (
    <JourneyView
      key={begun}
      journey={content.journey}
      facts={facts}
      continues={isLinked}
      answersOf={savedAnswers}
      onAnswers={updateQuote}
      onStep={reportQuoteStep}
      onChanged={onChanged}
    />
  );
  return (
    <>
      <LazyOutcomeNotice alerts={content.alerts} />
      {isLinked ? (
        <LazyQuoteLink text={link} content={content}>
          {wizard}
        </LazyQuoteLink>
      ) : (
        wizard
      )}
      <StartAgain content={content.startAgain} />
    </>
  );
}

export const page = defineJourneyPage(Quote);
