import { useEffect, useEffectEvent, useState } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import { plainText } from '../../plain-text.ts';
import type { Search } from './use-search.ts';

interface ExactChoiceOptions {
  text: string;
  search: Search;
  /** The properties that can name an item. */
  keys: readonly string[];
  onChoose(item: JsonObject): void;
  /** Called when the visitor leaves the field with a text that names no item. Not called if the search failed. */
  onUnknown(): void;
}

export interface ExactChoice {
  /**
   * Chooses the item that the text names, or the only result.
   * @returns false if there is none
   */
  onEnter(): boolean;
  /** Chooses the item that the text names in full. */
  onLeave(): void;
  /** Called when the field gets the focus again: a pending choice is cancelled. */
  onReturn(): void;
}

/**
 * Chooses an item that the visitor typed in full. If the search is still running, it chooses when the results
 * arrive.
 */
export function useExactChoice({ text, search, keys, onChoose, onUnknown }: ExactChoiceOptions): ExactChoice {
  const { status, items } = search;
  const [waiting, setWaiting] = useState<{ text: string; by: 'enter' | 'leaving' }>();

  const named = () => {
    const plain = plainText(text);
    const found = items.filter((item) => keys.some((key) => plainText(String(item[key] ?? '')) === plain));
    return found.length === 1 ? found[0] : undefined;
  };
  const take = (by: 'enter' | 'leaving'): boolean => {
    const item = named() ?? (by === 'enter' && items.length === 1 ? items[0] : undefined);
    if (item) onChoose(item);
    return item !== undefined;
  };

  const leave = () => {
    if (!take('leaving') && status !== 'failed') onUnknown();
  };

  const isOpen = status === 'searching' || status === 'slow';
  const settle = useEffectEvent(() => {
    if (!waiting) return;
    setWaiting(undefined);
    if (waiting.text !== text) return;
    if (waiting.by === 'enter') take('enter');
    else leave();
  });
  useEffect(() => {
    if (!isOpen) settle();
  }, [isOpen]);

  return {
    onEnter() {
      if (!isOpen) return take('enter');
      setWaiting({ text, by: 'enter' });
      return true;
    },
    onLeave() {
      if (isOpen) setWaiting({ text, by: 'leaving' });
      else leave();
    },
    onReturn() {
      if (waiting?.by === 'leaving') setWaiting(undefined);
    },
  };
}
