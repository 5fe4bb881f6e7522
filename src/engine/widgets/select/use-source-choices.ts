import { useEffect, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import type { Choice } from '../../form/choices.ts';
import type { Json } from '../../form/paths.ts';

export interface SourceChoices {
  choices: readonly Choice[];
  loading: boolean;
  loaded: boolean;
  /** Asks again if the last call failed. */
  retry: () => void;
}

/** All items of a source as choices. A list that could not be fetched is asked for again on the next visit (§8). */
export function useSourceChoices(sourceName: string, labelKey: string, valueKey: string): SourceChoices {
  const source = useEngine().sources[sourceName];
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'failed' | readonly Choice[]>('loading');
  if (!source) throw new Error(`There is no source "${sourceName}".`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const abort = new AbortController();
    setState('loading');
    source.search('', abort.signal).then(
      (items) =>
        setState(items.map((item) => ({ value: item[valueKey] as Json, label: String(item[labelKey]) }))),
      (error) => {
        if (abort.signal.aborted) return;
        console.error(`The source "${sourceName}" failed.`, error);
        setState('failed');
      },
    );
    return () => abort.abort();
  }, [source, sourceName, labelKey, valueKey, attempt]);

  return {
    choices: Array.isArray(state) ? state : [],
    loading: state === 'loading',
    loaded: Array.isArray(state),
    retry: () => {
      if (state === 'failed') setAttempt((last) => last + 1);
    },
  };
}
