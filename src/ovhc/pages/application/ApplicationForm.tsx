import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage, Step } from '#types/content/application-page';
import type { Term } from '#types/data/application-draft';
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
import { peopleNames } from '../../application/agreed.ts';
import {
  applicationFacts,
  changeFacts,
  contractFacts,
  PAYMENT_FACTS,
  paymentFacts,
  quoteValues,
} from '../../application/application-facts.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { isClockWrong } from '../../backend/clock.ts';
import {
  applicationQuoteStore,
  draftStore,
  restoreQuote,
  updateApplication,
  updateApplicationQuote,
  updateDraft,
  withPartnerCover,
} from '../../store/draft-store.ts';
import { onOtherTabs } from '../../store/other-tabs.ts';
import { goTo } from '../../store/tab-storage.ts';
import { followAcceptance } from '../../submission/acceptance.ts';
import { markAnswered } from '../../submission/begin.ts';
import { tabReference } from '../../submission/store.ts';
import { useOutcomes } from '../outcome/use-outcomes.ts';
import { StartAgain } from '../StartAgain.tsx';
import { type PriceHome, type PriceState, usePrice } from '../use-price.ts';
import { useSavedQuote } from '../use-saved-quote.ts';
import { AnswerSummary } from './AnswerSummary.tsx';
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

const HOME: PriceHome = { store: applicationQuoteStore, update: updateApplicationQuote };

/** Returns true if an application cannot be paid for, whatever its answers are. Authors see its steps. */
const isStopped = ({ missing, visaType: [visa] = [] }: Facts) =>
  (missing !== undefined || visa?.isSupported === false) && !isAuthorMode();

/** Saves the application's quote before the visitor follows a link that changes it. */
function onFollow({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a');
  if (link && new URLSearchParams(link.search).has('change')) restoreQuote();
}

interface ApplicationFormProps {
  content: ApplicationPage;
  /** Called when the application is accepted, here or in another tab, before the quote is cleared. */
  onAccepted(): void;
}

/** Draws the application (§2). Its steps are content, the tab stores the answers, and the quote is updated with them. */
export function ApplicationForm({ content, onAccepted }: ApplicationFormProps) {
  const { journey, productTexts, price: priceTexts, told: summary, alerts, previous, dialogs } = content;
  const { validators } = useEngine();
  useEffect(() => followAcceptance(onAccepted), [onAccepted]);
  const isHydrated = useHydrated();
  const quote = useSavedQuote(applicationQuoteStore);
  const partnerCover = useStore(draftStore, (draft) => draft.currentHealthCoverPartner);
  const priceChangedBy = useStore(draftStore, (draft) => draft.priceChangedBy);
  const priceChangedIn = useStore(draftStore, (draft) => draft.priceChangedIn);
  const changed = useStore(draftStore, (draft) => draft.application?.changed?.join());
  const hasDisagreed = useStore(draftStore, (draft) => draft.declaration === false);
  const people = useStore(draftStore, (draft) => peopleNames(draft, quote).join('\n'));
  const isOffByDays = useStore(isClockWrong);
  const outcomes = useOutcomes({ referenceOf: tabReference, onAccepted });
  const steps = useMemo(() => journey.steps.map(({ step }) => step), [journey]);
  const { changes: draftChanges, reopen, follow } = useDraft(steps, validators);
  const priced = useMemo(
    () => withPartnerCover(quote, { currentHealthCoverPartner: partnerCover }),
    [quote, partnerCover],
  );
  const price = usePrice(priced, HOME);
  const offer = OFFERS[price.status];
  const [openHash, setOpenHash] = useState<string>();
  const openStep = steps.find(({ hash }) => hash === openHash);
  const asksForAmounts = openStep?.reads?.some((name) => PAYMENT_FACTS.has(name)) ?? false;
  const { amounts, tryAgain } = useAmounts(priced, price, asksForAmounts);
  const { pay, isPaying, dialog, closeDialog } = usePayment({
    dialogs,
    amounts,
    isNear: asksForAmounts,
    onOutdated: () => {
      follow();
      reopen();
      tryAgain();
    },
    onAccepted,
  });
  // a change in another tab waits until the payment has ended
  useEffect(() => {
    if (isPaying) return;
    follow();
    return onOtherTabs(follow);
  }, [isPaying, follow]);

  const facts = useMemo((): Facts => {
    const draft = {
      ...(priceChangedBy && { priceChangedBy }),
      ...(priceChangedIn && { priceChangedIn }),
    };
    return {
      ...applicationFacts(quote, draft, offer, productTexts.per),
      ...contractFacts(quote, people.split('\n').filter(Boolean), content),
      ...(changed && changeFacts(changed.split(',') as Term[], content.changes)),
      ...(asksForAmounts && paymentFacts(quote, amounts, productTexts.per)),
      ...(isOffByDays && { isClockWrong: true as const }),
      ...(isHydrated && outcomes.facts),
    };
  }, [
    quote,
    priceChangedBy,
    priceChangedIn,
    changed,
    people,
    offer,
    content,
    productTexts,
    asksForAmounts,
    amounts,
    isOffByDays,
    isHydrated,
    outcomes.facts,
  ]);
  const outside = useMemo(
    () => ({ ...quoteAnswers(quote), ...(hasDisagreed && { declaration: false }) }),
    [quote, hasDisagreed],
  );
  const onStep = useCallback(({ hash }: Step) => {
    reportStep('Application Form', hash);
    setOpenHash(hash);
    const { step: last = hash } = draftStore.getState().application ?? {};
    // the visitor has seen at the last step what has changed
    updateApplication({ step: hash, ...(last !== hash && { changed: undefined }) });
  }, []);
  const leave = useCallback(() => {
    restoreQuote();
    goTo(applicationQuoteStore.getState().redirectedPath ?? previous);
  }, [previous]);
  // changes in another tab must not redraw an application that is being submitted
  const drawn = useFrozenWhile(draftChanges ?? 0, isPaying);
  const read = facts as JsonObject;
  // a step that sums the contract up has its links, too
  const showsContract = openStep?.contract !== undefined;
  const values = quoteValues(facts);
  const shownAlerts = alerts.filter(({ when }) => isHydrated && validators.test(when, read));

  // a first view has no draft
  if (draftChanges === undefined && isHydrated) return null;
  return (
    <RetryContext value={{ price: tryAgain, outcome: outcomes.askAgain }}>
      <div className="application" onClickCapture={onFollow}>
        {isHydrated && isStopped(facts) && <h1>{content.title}</h1>}
        {/* during the submission, links must not leave the page */}
        <div inert={isPaying}>
          <AlertRegion alerts={shownAlerts} values={values} />
        </div>
        {isHydrated && isStopped(facts) ? null : (
          <JourneyView
            key={drawn}
            journey={journey}
            facts={read}
            answersOf={stepAnswers}
            hasBegun={({ hash }) => draftStore.getState().application?.answered?.includes(hash)}
            onAnswers={(changes, visible) => followAnswers(steps, validators, changes as JsonObject, visible)}
            onTyped={(changes, step) => {
              if (step.private) return;
              updateDraft(changes);
              markAnswered(step.hash);
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
            beside={showsContract ? null : <AnswerSummary content={summary} facts={read} values={values} />}
          />
        )}
        <MessageDialog content={dialog} onClose={closeDialog} />
        <StartAgain content={content.startAgain} isBusy={isPaying} />
      </div>
    </RetryContext>
  );
}
