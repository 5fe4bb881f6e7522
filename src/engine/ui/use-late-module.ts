import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

export interface LateModule<Module> {
  module: Module | undefined;
  hasFailed: boolean;
  /** Fetches it now, or once more after a failure. */
  load(): void;
}

/**
 * Code that a page can do without at first: fetched as soon as the browser is idle, or when it is asked for.
 * @param fetch the same function each time
 */
export function useLateModule<Module extends object>(fetch: () => Promise<Module>): LateModule<Module> {
  const [state, setState] = useState<Module | 'failed'>();
  const load = useCallback(() => {
    fetch().then(setState, (error: unknown) => {
      console.error('A part of this page could not be fetched.', error);
      setState((last) => (typeof last === 'object' ? last : 'failed'));
    });
  }, [fetch]);
  useEffect(() => {
    whenIdle(load);
  }, [load]);
  return {
    module: typeof state === 'object' ? state : undefined,
    hasFailed: state === 'failed',
    load,
  };
}
