import { useEffect, useRef } from 'react';
import { useEngine } from '../engine-context.ts';
import { loadModule } from '../load-module.ts';
import { type Read, useRead } from '../use-read.ts';

/** The longest delay in a busy browser, in milliseconds. */
const LIMIT = 2000;

/** Calls a function when the browser is idle, or after a second in Safari, which has no idle callback. */
export const whenIdle: (run: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (run) => requestIdleCallback(run, { timeout: LIMIT })
    : (run) => setTimeout(run, 1000);

/**
 * Loads a module that the page does not need at first. A failure is reported for analytics.
 * @param load the same function each time
 * @param isNeeded true once it is needed
 * @param early 'when idle' also preloads it when the browser is idle
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  early: 'when idle' | 'on demand',
): Read<Module> {
  const { report } = useEngine();
  // not a state, because loading a module that is not needed yet must not render anything
  const loadedEarly = useRef<Module>(undefined);
  useEffect(() => {
    if (early === 'on demand') return;
    const keep = (module: Module) => {
      loadedEarly.current = module;
    };
    // a failure is reported when the module is needed
    whenIdle(() => void load().then(keep, () => {}));
  }, [load, early]);
  const loaded = isNeeded ? loadedEarly.current : undefined;
  const late = useRead(
    isNeeded && !loaded ? 'needed' : undefined,
    () =>
      loadModule(load).catch((error: unknown) => {
        report({ type: 'failure', error });
        throw error;
      }),
    'A part of this page could not be loaded.',
  );
  return loaded ? { ...late, status: 'done', result: loaded } : late;
}
