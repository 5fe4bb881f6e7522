import equal from 'fast-deep-equal';
import { useEffect } from 'react';
import { useEngine } from '../../../engine/engine-context.ts';
import { quoteStore, updateQuote } from '../../store/quote-store.ts';

/**
 * §4: the restored visa is validated anew when the wizard opens, whatever step that is at. A call that fails
 * changes nothing.
 */
export function useVisaRevalidation(): void {
  const source = useEngine().sources.visaTypes;
  useEffect(() => {
    const [visa] = quoteStore.getState().visaType ?? [];
    if (!visa || !source) return;
    const abort = new AbortController();
    source.lookup({ ...visa }, abort.signal).then(
      (found) => {
        const isSame = equal(quoteStore.getState().visaType?.[0], visa);
        if (!abort.signal.aborted && isSame && !equal(found, visa))
          updateQuote({ visaType: found && [found] });
      },
      (error: unknown) => console.error('A restored answer could not be looked up.', error),
    );
    return () => abort.abort();
  }, [source]);
}
