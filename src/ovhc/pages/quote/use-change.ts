import { useCallback } from 'react';
import { goTo } from '../../store/tab-storage.ts';

/** The parameter of an address that changes one answer. Its value is the step to return to. */
const CHANGE = 'change';

/**
 * Returns a function that goes back to the application, if the visitor came from there to change one answer.
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
