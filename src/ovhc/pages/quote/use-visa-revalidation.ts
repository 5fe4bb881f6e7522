import equal from 'fast-deep-equal';
import { useEffect } from 'react';
import { useEngine } from '../../../engine/engine-context.ts';
import { quoteStore, updateQuote } from '../../store/quote-store.ts';

/** Validates the restored visa again when the wizard opens, at any step (§4). A failed call changes nothing. */
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
