import './application.css';
import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage, Step } from '#types/content/application-page';
import type { Facts } from '#types/data/facts';
import { useEngine } from '../../../engine/engine-context.ts';
import { fieldNames } from '../../../engine/form/field-names.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { reportStep } from '../../analytics/page-step.ts';
import { applicationFacts } from '../../application/application-facts.ts';
import { quoteChanges } from '../../application/quote-changes.ts';
import { savedAnswers } from '../../application/saved-answers.ts';
import { toldValues } from '../../application/told.ts';
import { today } from '../../quote/days.ts';
import { draftStore, updateDraft } from '../../store/draft-store.ts';
import { clearedQuotes, followQuote, quoteStore, updateQuote } from '../../store/quote-store.ts';
import { definePage } from '../define-page.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import { type PriceState, usePrice } from '../use-price.ts';
import { PriceLine } from './PriceLine.tsx';
import { Told } from './Told.tsx';

/** Whether what is applied for is sold; not known while the price is on its way, or did not come. */
const OFFERS: Readonly<Record<PriceState['status'], Facts['offer']>> = {
  none: 'incomplete',
  current: 'available',
  updating: undefined,
  outdated: undefined,
  unsold: 'unavailable',
};

function answersOf({ schema }: Step): JsonObject {
  const saved = savedAnswers(draftStore.getState(), quoteStore.getState(), today()) as JsonObject;
  const entries = fieldNames(schema).map((name) => [name, saved[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The quote follows what the price depends on; which birthday did so is remembered, for the notice below it (§4). */
function takeOver(changes: Readonly<Record<string, unknown>>): void {
  const { quote, changedBy } = quoteChanges(changes, today());
  if (Object.keys(quote).length === 0) return;
  updateDraft({ priceChangedBy: changedBy || undefined });
  updateQuote(quote);
}

function reportApplicationStep({ hash }: Step): void {
  reportStep('Application Form', hash);
}

/** The application (§2): its steps are content, what is typed is kept for the tab, and the quote follows it. */
function Form({ content }: { content: ApplicationPage }) {
  const { journey, productTexts, price: words, told, alerts, previous } = content;
  const { rules } = useEngine();
  useEffect(followQuote, []);
  const quote = useStore(quoteStore);
  const priceChangedBy = useStore(draftStore, (draft) => draft.priceChangedBy);
  // another root element of this page may begin a new quote
  const begun = useStore(clearedQuotes);
  const price = usePrice(quote);
  const offer = OFFERS[price.status];

  const facts = useMemo(
    () => ({ ...applicationFacts(quote, { priceChangedBy }, offer, productTexts.per) }) as JsonObject,
    [quote, priceChangedBy, offer, productTexts],
  );
  const leave = useCallback(
    () => location.assign(quoteStore.getState().redirectedPath ?? previous),
    [previous],
  );
  const values = toldValues(quote, content.coverTypes);

  return (
    <div className="application">
      <AlertRegion alerts={alerts.filter(({ when }) => rules.test(when, facts))} values={values} />
      <JourneyView
        key={begun}
        journey={journey}
        facts={facts}
        answersOf={answersOf}
        onAnswers={takeOver}
        onTyped={updateDraft}
        onStep={reportApplicationStep}
        onLeave={leave}
        note={<PriceLine productName={quote.productName} price={price} words={words} texts={productTexts} />}
      />
      <Told content={told} facts={facts} values={values} />
    </div>
  );
}

function Application({ content }: { content: ApplicationPage }) {
  return (
    <QuoteRequired otherwise={content.withoutQuote}>
      <Form content={content} />
    </QuoteRequired>
  );
}

export const page = definePage(Application);
