import { useCallback, useEffect, useState } from 'react';
import { useEngine } from '../../../engine/engine-context.ts';
import { loadModule } from '../../../engine/load-module.ts';
import { whenIdle } from '../../../engine/ui/use-lazy-module.ts';
import { isChange } from '../../quote/quote-parameter.ts';

const loadChange = () => loadModule(() => import('../../submission/change.ts'));

/**
 * Returns a function that changes the application and goes back to it, if the visitor came from there to change one
 * answer.
 * @param application the application's path
 */
export function useChange(application: string): (() => void) | undefined {
  const { report } = useEngine();
  const [isChanging] = useState(() => isChange(location.search));
  useEffect(() => {
    // a failure is reported when the visitor goes back
    if (isChanging) whenIdle(() => void loadChange().catch(() => {}));
  }, [isChanging]);
  const goBack = useCallback(() => {
    loadChange().then(
      ({ changeAndReturn }) => changeAndReturn(application),
      (error: unknown) => {
        console.error('The application could not be changed.', error);
        report({ type: 'failure', error });
      },
    );
  }, [application, report]);
  return isChanging ? goBack : undefined;
}
