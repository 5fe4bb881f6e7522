import { type ReactNode, useEffect, useState } from 'react';
import { isAuthorMode } from '../author-mode.ts';
import { hasQuote } from '../store/quote-store.ts';
import { goTo } from '../store/tab-storage.ts';

interface QuoteRequiredProps {
  /** The page for visitors without a saved quote. */
  otherwise: string;
  children: ReactNode;
}

/** Redirects visitors without a saved quote from a page that needs one, but never authors (§2). */
export function QuoteRequired({ otherwise, children }: QuoteRequiredProps) {
  const [isShown] = useState(() => hasQuote() || isAuthorMode());
  useEffect(() => {
    const isHere = new URL(otherwise, location.href).pathname === location.pathname;
    // replaces this address, so that Back does not redirect again
    if (!isShown && !isHere) goTo(otherwise, { replace: true });
  }, [isShown, otherwise]);
  return isShown ? children : null;
}
