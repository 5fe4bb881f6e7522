import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ApplicationPage } from '#types/content/application-page';
import { useEngine } from '../../../engine/engine-context.ts';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { RetryContext } from '../../../engine/ui/retries.ts';
import { applicationsStore, tabReference } from '../../submission/store.ts';
import { useOutcomes } from '../outcome/use-outcomes.ts';

interface SentApplicationProps {
  content: ApplicationPage;
  /** Shows the confirmation. */
  onAccepted(): void;
}

/** Replaces the application after this tab has submitted it and its quote is gone. Shows the outcome. */
export function SentApplication({ content, onAccepted }: SentApplicationProps) {
  const { validators } = useEngine();
  const { facts, askAgain } = useOutcomes({ referenceOf: tabReference, onAccepted });
  const isAccepted = useStore(applicationsStore, ({ accepted }) => accepted?.reference === tabReference());
  useEffect(() => {
    if (isAccepted) onAccepted();
  }, [isAccepted, onAccepted]);
  if (isAccepted) return null;
  return (
    <RetryContext value={{ outcome: askAgain }}>
      <div className="application">
        <h1>{content.title}</h1>
        <AlertRegion alerts={content.alerts.filter(({ when }) => validators.test(when, facts))} values={{}} />
      </div>
    </RetryContext>
  );
}
