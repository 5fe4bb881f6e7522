import { type ReactNode, useEffect, useState } from 'react';
import { isAuthorMode } from '../author-mode.ts';
import { goTo } from '../store/tab-storage.ts';

interface QuoteRequiredProps {
  /** The page for visitors without a quote. */
  otherwise: string;
  /** True if there is a quote. */
  isThere: boolean;
  children: ReactNode;
}

/** Redirects visitors without a quote from a page that needs one, but never authors (§2). */
export function QuoteRequired({ otherwise, isThere, children }: QuoteRequiredProps) {
  const [isShown] = useState(() => isThere || isAuthorMode());
  useEffect(() => {
    const isHere = new URL(otherwise, location.href).pathname === location.pathname;
    // replaces this address, so that Back does not redirect again
    if (!isShown && !isHere) goTo(otherwise, { replace: true });
  }, [isShown, otherwise]);
  return isShown ? children : null;
}
