import equal from 'fast-deep-equal';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import type { Source } from '../../source.ts';
import { chosenItem, type TypeaheadValue, textOf } from './suggestions.ts';

/** §9 "delayed prefill": a restored answer is looked up shortly after the field mounts. */
const PREFILL_DELAY = 100;

interface Restored {
  value: TypeaheadValue | undefined;
  labelKey: string;
  /** True if visitors may enter items that the source does not have. */
  allowNew: boolean;
  onChange(value: TypeaheadValue): void;
  showError(): void;
}

/**
 * Looks up a restored answer in its source. A changed item replaces it. If the item is gone, the answer becomes a
 * text that matches nothing. A failed call changes nothing.
 */
export function useRevalidation(
  source: Source,
  { value, labelKey, allowNew, onChange, showError }: Restored,
): void {
  const restored = useRef<JsonObject | undefined>(chosenItem(value));
  const settle = useEffectEvent((item: JsonObject, found: JsonObject | undefined) => {
    if (chosenItem(value) !== item) return;
    if (found && !equal(found, item)) onChange([found]);
    if (found || allowNew) return;
    onChange(textOf([item], labelKey));
    showError();
  });

  useEffect(() => {
    const item = restored.current;
    if (!item) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      source.lookup(item, abort.signal).then(
        (found) => {
          if (!abort.signal.aborted) settle(item, found);
        },
        (error) => {
          if (!abort.signal.aborted) console.error('A restored answer could not be looked up.', error);
        },
      );
    }, PREFILL_DELAY);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [source]);
}
