import { type ReactNode, useEffect, useState } from 'react';
import { isAuthorMode } from '../author-mode.ts';
import { hasQuote } from '../store/quote-store.ts';
import { goTo } from '../store/tab-storage.ts';

interface QuoteRequiredProps {
  /** The page that visitors without a saved quote are sent to. */
  otherwise: string;
  children: ReactNode;
}

/** Sends visitors away from a page that makes no sense without a saved quote, but never an author (§2). */
export function QuoteRequired({ otherwise, children }: QuoteRequiredProps) {
  const [isShown] = useState(() => hasQuote() || isAuthorMode());
  useEffect(() => {
    const isHere = new URL(otherwise, location.href).pathname === location.pathname;
    // in the place of this address: Back must not lead into the same again
    if (!isShown && !isHere) goTo(otherwise, { replace: true });
  }, [isShown, otherwise]);
  return isShown ? children : null;
}
