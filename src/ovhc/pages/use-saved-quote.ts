import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SavedQuote } from '#types/data/saved-quote';
import { useHydrated } from '../../engine/ui/use-hydrated.ts';

const NOTHING: SavedQuote = {};

/** Returns the quote of a store. In a first view, which is the same for all visits, it is empty. */
export function useSavedQuote(store: StoreApi<SavedQuote>): SavedQuote {
  const saved = useStore(store);
  return useHydrated() ? saved : NOTHING;
}
