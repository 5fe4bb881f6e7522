import { useEffect } from 'react';
import type { Alert } from '#types/content/alert';
import { useEngine } from '../../../engine/engine-context.ts';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { RetryContext } from '../../../engine/ui/retries.ts';
import { followAcceptance } from '../../store/acceptance.ts';
import { useOutcomes } from './use-outcomes.ts';

/** Says on a page of the quote how an application ended that was sent, or is being sent in another tab. */
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
