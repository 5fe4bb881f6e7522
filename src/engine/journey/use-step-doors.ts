import { useEffect, useReducer, useState } from 'react';
import { useEngine } from '../engine-context.ts';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * Whether all that a step draws with is there; it is loaded when the step is opened, and what the next one needs as
 * soon as the browser is idle.
 *
 * @throws Error when the step's own cannot be loaded
 */
export function useStepDoors(hash: string, next: string | undefined): boolean {
  const { steps } = useEngine();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ hash: string; error: unknown }>();
  const isOpen = steps?.isOpen(hash) ?? true;

  useEffect(() => {
    if (isOpen) return;
    // who has gone back meanwhile is none the worse for it
    let isWanted = true;
    steps?.open(hash).then(drawAgain, (error: unknown) => isWanted && setFailure({ hash, error }));
    return () => {
      isWanted = false;
    };
  }, [steps, hash, isOpen]);

  useEffect(() => {
    if (!isOpen || next === undefined) return;
    whenIdle(() => {
      // it is told of when the step itself is opened
      steps?.open(next).catch(() => {});
    });
  }, [steps, next, isOpen]);

  if (failure?.hash === hash) throw failure.error;
  return isOpen;
}
