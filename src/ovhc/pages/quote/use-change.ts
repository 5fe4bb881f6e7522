import { useCallback } from 'react';
import { goTo } from '../../store/tab-storage.ts';

/** The parameter of an address that leads to one answer's change; its value is the step to come back to. */
const CHANGE = 'change';

/**
 * Returns how to go back to the application, for a visitor who came from there to change one answer.
 *
 * @param application the application's path
 */
export function useChange(application: string): (() => void) | undefined {
  const step = new URLSearchParams(location.search).get(CHANGE);
  const goBack = useCallback(
    () => goTo(application + (/^[a-z0-9-]+$/.test(step ?? '') ? `#${step}` : '')),
    [application, step],
  );
  return step === null ? undefined : goBack;
}
