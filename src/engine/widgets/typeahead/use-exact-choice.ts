import { useEffect, useEffectEvent, useState } from 'react';
import type { JsonObject } from '../../form/paths.ts';
import { plainText } from '../../plain-text.ts';
import type { Search } from './use-search.ts';

interface ExactChoiceOptions {
  text: string;
  search: Search;
  /** The properties of an item that it may be named by. */
  keys: readonly string[];
  onChoose(item: JsonObject): void;
  /** Is called when the field was left and its text names no item; not where the items did not come. */
  onUnknown(): void;
}

export interface ExactChoice {
  /** Takes the one item that the text names, or the only one there is. @returns false where there is none to take */
  onEnter(): boolean;
  /** Takes the one item that the text names in full. */
  onLeave(): void;
  /** The field is entered again: nothing is taken for having left it. */
  onReturn(): void;
}

/**
 * Takes an item that was typed in full instead of being chosen from the list. Where its search is still under way, it is
 * taken as the results come.
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
