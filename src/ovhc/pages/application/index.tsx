import './application.css';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage } from '#types/content/application-page';
import { replaceHash, useHash } from '../../../engine/journey/use-hash.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { confirmationStore, hasConfirmation } from '../../store/confirmation-store.ts';
import { hasApplication } from '../../store/draft-store.ts';
import { hasQuote } from '../../store/quote-store.ts';
import { adoptMissedAcceptance } from '../../submission/acceptance.ts';
import { stateOf } from '../../submission/states.ts';
import { applicationsStore, tabReference } from '../../submission/store.ts';
import { defineJourneyPage } from '../define-journey-page.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { SentApplication } from './SentApplication.tsx';

/** Loads the confirmation. An application starts without it. */
const loadConfirmation = () => import('./Confirmation.tsx');

/**
 * Draws the application and, after it is accepted, its confirmation. The confirmation has its own hash, which needs
 * a stored confirmation instead of a quote (§2). A tab that has submitted its application is not redirected when its
 * application has ended: it shows the outcome.
 */
function Application({ content }: { content: ApplicationPage }) {
  // first, so that nothing starts for an application that has ended
  useState(adoptMissedAcceptance);
  const { confirmation, withoutQuote } = content;
  const hashes = confirmation.steps.map(({ step }) => step.hash);
  const [first = ''] = hashes;
  const hash = useHash();
  useStore(confirmationStore);
  const applications = useStore(applicationsStore);
  const isConfirmed =
    hashes.includes(hash) && (hasConfirmation() || applications.accepted !== undefined || isAuthorMode());
  const [beganConfirmed] = useState(isConfirmed);

  // loads while the browser is idle, so before any payment
  const late = useLazyModule(loadConfirmation, isConfirmed, 'when idle');

  // replaces the address of the payment, so that Back does not open an application that has ended
  const confirm = useCallback(() => replaceHash(first), [first]);

  if (isConfirmed && late.result)
    return <late.result.Confirmation content={content} continues={!beganConfirmed} />;
  if (isConfirmed)
    return (
      <div className="confirmation-loading">
        <RetryNote status={late.status} onRetry={late.tryAgain} />
      </div>
    );
  const reference = tabReference() ?? '';
  const wasSent =
    stateOf(applications, reference).name !== 'begun' || applications.outcomes[reference] !== undefined;
  const isInProgress = hasApplication() || hasQuote();
  if (!isInProgress && wasSent) return <SentApplication content={content} onAccepted={confirm} />;
  return (
    <QuoteRequired otherwise={withoutQuote} isThere={isInProgress}>
      <ApplicationForm content={content} onAccepted={confirm} />
    </QuoteRequired>
  );
}

export const page = defineJourneyPage(Application);
