import { useStore } from 'zustand';
import type { SavedQuote } from '#types/data/saved-quote';
import { useHydrated } from '../../engine/ui/use-hydrated.ts';
import { quoteStore } from '../store/quote-store.ts';

const NOTHING: SavedQuote = {};

/** Returns the saved quote. In a first view, which is the same for all visits, it is empty. */
export function useSavedQuote(): SavedQuote {
  const saved = useStore(quoteStore);
  return useHydrated() ? saved : NOTHING;
}
