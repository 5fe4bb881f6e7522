import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage, Step } from '#types/content/application-page';
import type { Facts } from '#types/data/facts';
import { useEngine } from '../../../engine/engine-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { JourneyView } from '../../../engine/journey/JourneyView.tsx';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { MessageDialog } from '../../../engine/ui/MessageDialog.tsx';
import { RetryContext } from '../../../engine/ui/retries.ts';
import { useHydrated } from '../../../engine/ui/use-hydrated.ts';
import { followAnswers } from '../../actions/follow-answers.ts';
import { reportStep } from '../../analytics/events.ts';
import {
  applicationFacts,
  PAYMENT_FACTS,
  paymentFacts,
  quoteValues,
} from '../../application/application-facts.ts';
import { followAcceptance } from '../../store/acceptance.ts';
import { draftStore, updateDraft, withPartnerCover } from '../../store/draft-store.ts';
import { followQuote } from '../../store/other-tabs.ts';
import { clearedQuotes, quoteStore } from '../../store/quote-store.ts';
import { tabReference } from '../../store/reference-store.ts';
import { goTo } from '../../store/tab-storage.ts';
import { useOutcomes } from '../outcome/use-outcomes.ts';
import { StartAgain } from '../StartAgain.tsx';
import { type PriceState, usePrice } from '../use-price.ts';
import { useSavedQuote } from '../use-saved-quote.ts';
import { AnswerSummary } from './AnswerSummary.tsx';
import { withReturn } from './change-link.ts';
import { PriceLine } from './PriceLine.tsx';
import { useAmounts } from './use-amounts.ts';
import { quoteAnswers, stepAnswers, useDraft } from './use-draft.ts';
import { useFrozenWhile, usePayment } from './use-payment.ts';

/** The fact `offer` for each price status. Undefined while the price is loading, or if it failed to load. */
const OFFERS: Readonly<Record<PriceState['status'], Facts['offer']>> = {
  none: 'incomplete',
  current: 'available',
  updating: undefined,
  slow: undefined,
  unconfirmed: undefined,
  unsold: 'unavailable',
};

interface ApplicationFormProps {
  content: ApplicationPage;
  /** Called when the application is accepted, here or in another tab, before the quote is cleared. */
  onAccepted(): void;
}

/** Draws the application (§2). Its steps are content, the tab stores the answers, and the quote is updated with them. */
export function ApplicationForm({ content, onAccepted }: ApplicationFormProps) {
  const { journey, productTexts, price: priceTexts, told: summary, alerts, previous, dialogs } = content;
  const { validators } = useEngine();
  useEffect(() => followQuote(), []);
  useEffect(() => followAcceptance(onAccepted), [onAccepted]);
  const isHydrated = useHydrated();
  const quote = useSavedQuote();
  const partnerCover = useStore(draftStore, (draft) => draft.currentHealthCoverPartner);
  const priceChangedBy = useStore(draftStore, (draft) => draft.priceChangedBy);
  const priceChangedIn = useStore(draftStore, (draft) => draft.priceChangedIn);
  const outcomes = useOutcomes({ referenceOf: tabReference, onAccepted });
  // another root element of this page may start a new quote
  const begun = useStore(clearedQuotes);
  const steps = useMemo(() => journey.steps.map(({ step }) => step), [journey]);
  const { changes: draftChanges, reopen } = useDraft(steps, validators);
  const priced = useMemo(
    () => withPartnerCover(quote, { currentHealthCoverPartner: partnerCover }),
    [quote, partnerCover],
  );
  const price = usePrice(priced);
  const offer = OFFERS[price.status];
  const [openHash, setOpenHash] = useState<string>();
  const openStep = steps.find(({ hash }) => hash === openHash);
  const asksForAmounts = openStep?.reads?.some((name) => PAYMENT_FACTS.has(name)) ?? false;
  const { amounts, tryAgain } = useAmounts(priced, price, asksForAmounts);
  const { pay, isPaying, dialog, closeDialog } = usePayment({
    dialogs,
    amounts,
    isNear: asksForAmounts,
    onPriceChanged: () => {
      reopen();
      tryAgain();
    },
    onAccepted,
  });

  const facts = useMemo(() => {
    const change = { ...(priceChangedBy && { priceChangedBy }), ...(priceChangedIn && { priceChangedIn }) };
    return {
      ...applicationFacts(quote, change, offer, productTexts.per),
      ...(asksForAmounts && paymentFacts(quote, amounts, productTexts.per)),
      ...(isHydrated && outcomes.facts),
    } as JsonObject;
  }, [
    quote,
    priceChangedBy,
    priceChangedIn,
    offer,
    productTexts,
    asksForAmounts,
    amounts,
    isHydrated,
    outcomes.facts,
  ]);
  const outside = useMemo(() => quoteAnswers(quote), [quote]);
  const onStep = useCallback(({ hash }: Step) => {
    reportStep('Application Form', hash);
    setOpenHash(hash);
  }, []);
  const leave = useCallback(() => goTo(quoteStore.getState().redirectedPath ?? previous), [previous]);
  // changes in another tab must not redraw an application that is being submitted
  const drawn = useFrozenWhile(`${begun} ${draftChanges ?? 0}`, isPaying);
  const values = quoteValues(quote, content.coverTypes);
  const shownAlerts = alerts
    .filter(({ when }) => isHydrated && validators.test(when, facts))
    .map((alert) =>
      alert.link ? { ...alert, link: { ...alert.link, href: withReturn(alert.link.href) } } : alert,
    );

  // a first view has no draft
  if (draftChanges === undefined && isHydrated) return null;
  return (
    <RetryContext value={{ price: tryAgain, outcome: outcomes.askAgain }}>
      <div className="application">
        {/* during the submission, links must not leave the page */}
        <div inert={isPaying}>
          <AlertRegion alerts={shownAlerts} values={values} />
        </div>
        <JourneyView
          key={drawn}
          journey={journey}
          facts={facts}
          answersOf={stepAnswers}
          onAnswers={(changes) => followAnswers(steps, validators, changes)}
          onTyped={(changes, step) => {
            if (!step.private) updateDraft(changes);
          }}
          outside={outside}
          onStep={onStep}
          onLeave={leave}
          onSubmit={pay}
          note={
            <PriceLine
              productName={quote.productName}
              price={price}
              texts={priceTexts}
              productTexts={productTexts}
            />
          }
          beside={<AnswerSummary content={summary} facts={facts} values={values} />}
        />
        <MessageDialog content={dialog} onClose={closeDialog} />
        <StartAgain content={content.startAgain} isBusy={isPaying} />
      </div>
    </RetryContext>
  );
}
