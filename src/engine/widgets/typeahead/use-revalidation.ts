import equal from 'fast-deep-equal';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import type { Source } from '../../source.ts';
import { chosenItem, type TypeaheadValue, textOf } from './suggestions.ts';

/** §9 "delayed prefill": a restored answer is looked up shortly after the field is drawn. */
const PREFILL_DELAY = 100;

interface Restored {
  value: TypeaheadValue | undefined;
  labelKey: string;
  /** True if the visitor may enter an item that the source does not know. */
  allowNew: boolean;
  onChange(value: TypeaheadValue): void;
  showError(): void;
}

/**
 * Asks the source whether a restored answer is still what it was. A changed item takes the old one's place; one
 * that is gone becomes a text that matches nothing. A call that fails changes nothing.
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
