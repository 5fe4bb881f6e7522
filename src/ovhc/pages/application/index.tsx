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
import { followAnswers } from '../../actions/follow-answers.ts';
import { reportStep } from '../../analytics/page-step.ts';
import { applicationFacts } from '../../application/application-facts.ts';
import { toldValues } from '../../application/told.ts';
import { draftStore, updateDraft } from '../../store/draft-store.ts';
import { clearedQuotes, followQuote, quoteStore } from '../../store/quote-store.ts';
import { definePage } from '../define-page.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import { type PriceState, usePrice } from '../use-price.ts';
import { PriceLine } from './PriceLine.tsx';
import { Told } from './Told.tsx';
import { useDraft } from './use-draft.ts';

/** Whether what is applied for is sold; not known while the price is on its way, or did not come. */
const OFFERS: Readonly<Record<PriceState['status'], Facts['offer']>> = {
  none: 'incomplete',
  current: 'available',
  updating: undefined,
  outdated: undefined,
  unsold: 'unavailable',
};

/** What of the draft answers a step: its fields have the draft's names (§3). */
function answersOf({ schema }: Step): JsonObject {
  const draft = draftStore.getState() as JsonObject;
  const entries = fieldNames(schema).map((name) => [name, draft[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
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
  const priceChangedIn = useStore(draftStore, (draft) => draft.priceChangedIn);
  // another root element of this page may begin a new quote
  const begun = useStore(clearedQuotes);
  const steps = useMemo(() => journey.steps.map(({ step }) => step), [journey]);
  const draftChanges = useDraft(steps, rules);
  const price = usePrice(quote);
  const offer = OFFERS[price.status];

  const facts = useMemo(() => {
    const draft = { ...(priceChangedBy && { priceChangedBy }), ...(priceChangedIn && { priceChangedIn }) };
    return { ...applicationFacts(quote, draft, offer, productTexts.per) } as JsonObject;
  }, [quote, priceChangedBy, priceChangedIn, offer, productTexts]);
  const leave = useCallback(
    () => location.assign(quoteStore.getState().redirectedPath ?? previous),
    [previous],
  );
  const values = toldValues(quote, content.coverTypes);

  if (draftChanges === undefined) return null;
  return (
    <div className="application">
      <AlertRegion alerts={alerts.filter(({ when }) => rules.test(when, facts))} values={values} />
      <JourneyView
        key={`${begun} ${draftChanges}`}
        journey={journey}
        facts={facts}
        answersOf={answersOf}
        onAnswers={(changes) => followAnswers(steps, rules, changes)}
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
