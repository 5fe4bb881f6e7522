import { useEffect } from 'react';
import { useEngine } from '../engine-context.ts';
import { loadModule } from '../load-module.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { type Read, useRead } from '../use-read.ts';

/**
 * Loads what a step draws with as it is opened, and what the next one needs as soon as the browser is idle.
 *
 * @returns how that stands: 'done' where all is there
 */
export function useStepDoors(hash: string, next: string | undefined): Read<unknown> {
  const { steps, report } = useEngine();
  const isOpen = steps?.isOpen(hash) ?? true;
  const load = async () => {
    try {
      await loadModule(async () => steps?.open(hash));
    } catch (error) {
      report({ type: 'failure' });
      throw error;
    }
  };
  const loading = useRead(isOpen ? undefined : hash, load, `The step "${hash}" could not be loaded.`);

  useEffect(() => {
    if (!isOpen || next === undefined) return;
    whenIdle(() => {
      // it is reported when the step itself is opened
      steps?.open(next).catch(() => {});
    });
  }, [steps, next, isOpen]);

  return isOpen ? { ...loading, status: 'done' } : loading;
}
