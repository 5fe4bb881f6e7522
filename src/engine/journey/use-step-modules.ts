import { useEffect } from 'react';
import { useEngine } from '../engine-context.ts';
import { loadModule } from '../load-module.ts';
import { whenIdle } from '../ui/use-lazy-module.ts';
import { type Read, useRead } from '../use-read.ts';

/**
 * Loads the modules of the open step, and those of the next one when the browser is idle.
 * @returns the status: 'done' if everything is loaded
 */
export function useStepModules(hash: string, next: string | undefined): Read<unknown> {
  const { steps, report } = useEngine();
  const isLoaded = steps?.isLoaded(hash) ?? true;
  const load = async () => {
    try {
      await loadModule(async () => steps?.load(hash));
    } catch (error) {
      report({ type: 'failure', error });
      throw error;
    }
  };
  const loading = useRead(isLoaded ? undefined : hash, load, `The step "${hash}" could not be loaded.`);

  useEffect(() => {
    if (!isLoaded || next === undefined) return;
    whenIdle(() => {
      // a failure is reported when the visitor opens the step
      steps?.load(next).catch(() => {});
    });
  }, [steps, next, isLoaded]);

  return isLoaded ? { ...loading, status: 'done' } : loading;
}
