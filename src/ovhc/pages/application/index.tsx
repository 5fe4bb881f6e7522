import './application.css';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage } from '#types/content/application-page';
import type { Submissions } from '#types/data/submissions';
import { useHash } from '../../../engine/journey/use-hash.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { adoptMissedAcceptance } from '../../store/acceptance.ts';
import { confirmationStore, hasConfirmation } from '../../store/confirmation-store.ts';
import type { Outcomes } from '../../store/outcome-store.ts';
import { outcomeStore } from '../../store/outcome-store.ts';
import { hasQuote } from '../../store/quote-store.ts';
import { tabReference } from '../../store/reference-store.ts';
import { submissionStore } from '../../store/submission-store.ts';
import { defineJourneyPage } from '../define-journey-page.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { SentApplication } from './SentApplication.tsx';

/** Loads the confirmation. An application starts without it. */
const loadConfirmation = () => import('./Confirmation.tsx');

/** Returns true if this tab's application is pending or accepted, or has an outcome. */
function wasSent(reference = '', { pending, accepted }: Submissions, outcomes: Outcomes): boolean {
  return [...pending, accepted].some((sent) => sent?.reference === reference) || reference in outcomes;
}

/**
 * Draws the application and, after it is accepted, its confirmation. The confirmation has its own hash, which needs
 * a stored confirmation instead of a quote (§2). A tab that has submitted its application is not redirected when its
 * quote is gone: it shows the outcome.
 */
function Application({ content }: { content: ApplicationPage }) {
  // first, so that nothing starts for a quote that has ended
  useState(adoptMissedAcceptance);
  const { confirmation, productTexts, withoutQuote } = content;
  const hashes = confirmation.steps.map(({ step }) => step.hash);
  const [first = ''] = hashes;
  const hash = useHash();
  useStore(confirmationStore);
  const submissions = useStore(submissionStore);
  const outcomes = useStore(outcomeStore);
  const isConfirmed =
    hashes.includes(hash) && (hasConfirmation() || submissions.accepted !== undefined || isAuthorMode());
  const [beganConfirmed] = useState(isConfirmed);

  // loads while the browser is idle, so before any payment
  const late = useLazyModule(loadConfirmation, isConfirmed, 'when idle');

  // replaces the address of the payment, so that Back does not open an application that has ended
  const confirm = useCallback(() => location.replace(`#${first}`), [first]);

  if (isConfirmed && late.result)
    return (
      <late.result.Confirmation journey={confirmation} per={productTexts.per} continues={!beganConfirmed} />
    );
  if (isConfirmed)
    return (
      <div className="confirmation-loading">
        <RetryNote status={late.status} onRetry={late.tryAgain} />
      </div>
    );
  if (!hasQuote() && wasSent(tabReference(), submissions, outcomes))
    return <SentApplication content={content} onAccepted={confirm} />;
  return (
    <QuoteRequired otherwise={withoutQuote}>
      <ApplicationForm content={content} onAccepted={confirm} />
    </QuoteRequired>
  );
}

export const page = defineJourneyPage(Application);
