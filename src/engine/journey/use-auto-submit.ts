import { useCallback, useEffect, useRef } from 'react';
import type { AutoSubmit } from '#types/content/step';

/**
 * Continues shortly after a deliberate choice in the field that the step names. Another choice restarts the delay,
 * and leaving the step cancels it.
 */
export function useAutoSubmit(
  autoSubmit: AutoSubmit | undefined,
  submit: () => void,
): (field: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(submit);
  latest.current = submit;

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (field) => {
      if (field !== autoSubmit?.field) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), autoSubmit.delay);
    },
    [autoSubmit],
  );
}
