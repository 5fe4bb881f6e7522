import { useEffect } from 'react';
import type { Alert } from '#types/content/alert';
import { useEngine } from '../../../engine/engine-context.ts';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { RetryContext } from '../../../engine/ui/retries.ts';
import { followAcceptance } from '../../submission/acceptance.ts';
import { useOutcomes } from './use-outcomes.ts';

/** Shows the outcome of a submitted application on pages of the quote, also if another tab is still submitting it. */
export function OutcomeNotice({ alerts }: { alerts: readonly Alert[] }) {
  const { validators } = useEngine();
  const { facts, askAgain } = useOutcomes();
  useEffect(() => followAcceptance(), []);
  return (
    <RetryContext value={{ outcome: askAgain }}>
      <AlertRegion alerts={alerts.filter(({ when }) => validators.test(when, facts))} values={{}} />
    </RetryContext>
  );
}
