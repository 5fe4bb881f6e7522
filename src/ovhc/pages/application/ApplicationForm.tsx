import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage, Step } from '#types/content/application-page';
import type { Facts } from '#types/data/facts';
import { useEngine } from '../../../engine/engine-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { MessageDialog } from '../../../engine/ui/MessageDialog.tsx';
import { followAnswers } from '../../actions/follow-answers.ts';
import { reportStep } from '../../analytics/page-step.ts';
import { applicationFacts } from '../../application/application-facts.ts';
import { PAYMENT_FACTS, paymentFacts } from '../../application/payment-facts.ts';
import { toldValues } from '../../application/told.ts';
import { draftStore, updateDraft } from '../../store/draft-store.ts';
import { followQuote } from '../../store/follow-quote.ts';
import { clearedQuotes, quoteStore } from '../../store/quote-store.ts';
import { followSubmissions, unansweredStore } from '../../store/submission-store.ts';
import { type PriceState, usePrice } from '../use-price.ts';
import { PriceLine } from './PriceLine.tsx';
import { quoteAnswers, stepAnswers } from './step-answers.ts';
import { Told } from './Told.tsx';
import { useAmounts } from './use-amounts.ts';
import { useDraft } from './use-draft.ts';
import { useHeld } from './use-held.ts';
import { usePayment } from './use-payment.ts';

/** Whether what is applied for is sold; not known while the price is on its way, or did not come. */
const OFFERS: Readonly<Record<PriceState['status'], Facts['offer']>> = {
  none: 'incomplete',
  current: 'available',
  updating: undefined,
  outdated: undefined,
  unsold: 'unavailable',
};

interface ApplicationFormProps {
  content: ApplicationPage;
  /** Is called as the application is accepted, here or in another tab, before the quote goes. */
  onAccepted(): void;
}

/** The application (§2): its steps are content, what is typed is kept for the tab, and the quote follows it. */
export function ApplicationForm({ content, onAccepted }: ApplicationFormProps) {
  const { journey, productTexts, price: words, told, alerts, previous, dialogs } = content;
  const { rules } = useEngine();
  useEffect(() => followQuote(onAccepted), [onAccepted]);
  useEffect(followSubmissions, []);
  const quote = useStore(quoteStore);
  const unanswered = useStore(unansweredStore, (state) => state.unanswered);
  const priceChangedBy = useStore(draftStore, (draft) => draft.priceChangedBy);
  const priceChangedIn = useStore(draftStore, (draft) => draft.priceChangedIn);
  // another root element of this page may begin a new quote
  const begun = useStore(clearedQuotes);
  const steps = useMemo(() => journey.steps.map(({ step }) => step), [journey]);
  const { changes: draftChanges, reopen } = useDraft(steps, rules);
  const price = usePrice(quote);
  const offer = OFFERS[price.status];
  const [openHash, setOpenHash] = useState<string>();
  const openStep = steps.find(({ hash }) => hash === openHash);
  const asksForAmounts = openStep?.reads?.some((name) => PAYMENT_FACTS.has(name)) ?? false;
  const amounts = useAmounts(quote, price, asksForAmounts);
  const { pay, isPaying, dialog, closeDialog } = usePayment({
    dialogs,
    amounts,
    isNear: asksForAmounts,
    onPriceChanged: reopen,
    onAccepted,
  });

  const facts = useMemo(() => {
    const draft = { ...(priceChangedBy && { priceChangedBy }), ...(priceChangedIn && { priceChangedIn }) };
    return {
      ...applicationFacts(quote, draft, offer, productTexts.per),
      ...(asksForAmounts && paymentFacts(quote, amounts, productTexts.per)),
      ...(unanswered && { unanswered }),
    } as JsonObject;
  }, [quote, priceChangedBy, priceChangedIn, offer, productTexts, asksForAmounts, amounts, unanswered]);
  const outside = useMemo(() => quoteAnswers(quote), [quote]);
  const onStep = useCallback(({ hash }: Step) => {
    reportStep('Application Form', hash);
    setOpenHash(hash);
  }, []);
  const leave = useCallback(
    () => location.assign(quoteStore.getState().redirectedPath ?? previous),
    [previous],
  );
  // what is being sent stays as it is drawn, whatever another tab changes meanwhile
  const drawn = useHeld(`${begun} ${draftChanges}`, isPaying);
  const values = toldValues(quote, content.coverTypes);

  if (draftChanges === undefined) return null;
  return (
    <div className="application">
      <AlertRegion alerts={alerts.filter(({ when }) => rules.test(when, facts))} values={values} />
      <JourneyView
        key={drawn}
        journey={journey}
        facts={facts}
        answersOf={stepAnswers}
        onAnswers={(changes) => followAnswers(steps, rules, changes)}
        onTyped={updateDraft}
        outside={outside}
        onStep={onStep}
        onLeave={leave}
        onSubmit={pay}
        note={<PriceLine productName={quote.productName} price={price} words={words} texts={productTexts} />}
        beside={<Told content={told} facts={facts} values={values} />}
      />
      <MessageDialog content={dialog} onClose={closeDialog} />
    </div>
  );
}
