import { useEffect, useEffectEvent, useState } from 'react';
import type { StartAgain as StartAgainContent } from '#types/content/start-again';
import { useLateModule } from '../../engine/ui/use-late-module.ts';
import { isAuthorMode } from '../author-mode.ts';
import { followedLink } from '../followed-link.ts';
import { hasQuote } from '../store/quote-store.ts';
import { goTo } from '../store/tab-storage.ts';

const load = () => import('./StartAgainDialog.tsx');

/** Returns the address of a link that clears the quote, where that link is followed in this tab. */
function clearingLink(event: MouseEvent, path: string): string | undefined {
  const link = followedLink(event);
  if (!link) return undefined;
  const { origin, pathname } = new URL(link.href);
  // the server takes an address with a slash at its end for the same
  return origin === location.origin && pathname.replace(/\/$/, '') === path ? link.href : undefined;
}

/** Asks before a link, of the page or of its header, leads to where the quote is cleared. */
export function StartAgain({ content }: { content: StartAgainContent }) {
  const [address, setAddress] = useState<string>();
  const { status, result } = useLateModule(load, address !== undefined, 'on demand');
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const clearing = clearingLink(event, content.href);
      if (!clearing || !hasQuote() || isAuthorMode()) return;
      event.preventDefault();
      setAddress(clearing);
    };
    // before what only this tab stores is handed over
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [content]);
  // where the dialog can't be had, the browser asks
  const ask = useEffectEvent(() => {
    if (address && confirm(content.title)) goTo(address);
    else setAddress(undefined);
  });
  useEffect(() => {
    if (status === 'failed') ask();
  }, [status]);
  return result ? (
    <result.StartAgainDialog content={content} address={address} onClose={() => setAddress(undefined)} />
  ) : null;
}
