import { type ReactNode, useEffect, useState } from 'react';
import { isAuthorMode } from '../author-mode.ts';
import { hasQuote } from '../store/quote-store.ts';

interface QuoteRequiredProps {
  /** Where visitors go who have no saved quote. */
  otherwise: string;
  children: ReactNode;
}

/** A page that makes no sense without a saved quote sends its visitors away, but never an author (§2). */
export function QuoteRequired({ otherwise, children }: QuoteRequiredProps) {
  const [isShown] = useState(() => hasQuote() || isAuthorMode());
  useEffect(() => {
    const isHere = new URL(otherwise, location.href).pathname === location.pathname;
    // in the place of this address: Back must not lead into the same again
    if (!isShown && !isHere) location.replace(otherwise);
  }, [isShown, otherwise]);
  return isShown ? children : null;
}
