import './application.css';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage } from '#types/content/application-page';
import { useHash } from '../../../engine/journey/use-hash.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { confirmationStore, hasConfirmation } from '../../store/confirmation-store.ts';
import { definePage } from '../define-page.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { Confirmation } from './Confirmation.tsx';

/**
 * The application and, once it is accepted, its confirmation: that has a hash of its own, which asks for the stored
 * confirmation instead of the quote (decisions, Pages).
 */
function Application({ content }: { content: ApplicationPage }) {
  const { confirmation, withoutQuote } = content;
  const hashes = confirmation.steps.map(({ step }) => step.hash);
  const [first = ''] = hashes;
  const hash = useHash();
  useStore(confirmationStore);
  const isConfirmed = hashes.includes(hash) && (hasConfirmation() || isAuthorMode());
  const [beganConfirmed] = useState(isConfirmed);

  // in the place of the payment's address: Back must not lead into what is over
  const confirm = useCallback(() => location.replace(`#${first}`), [first]);

  if (isConfirmed) return <Confirmation journey={confirmation} continues={!beganConfirmed} />;
  return (
    <QuoteRequired otherwise={withoutQuote}>
      <ApplicationForm content={content} onAccepted={confirm} />
    </QuoteRequired>
  );
}

export const page = definePage(Application);
