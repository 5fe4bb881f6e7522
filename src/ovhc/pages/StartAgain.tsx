import './start-again.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { StartAgain as StartAgainContent } from '#types/content/start-again';
import { loadModule } from '../../engine/load-module.ts';
import { useHydrated } from '../../engine/ui/use-hydrated.ts';
import { useLazyModule } from '../../engine/ui/use-lazy-module.ts';
import { isAuthorMode } from '../author-mode.ts';
import { followedLink } from '../followed-link.ts';
import { hasStoredApplication } from '../store/has-application.ts';
import { clearQuote, hasQuote, quoteStore } from '../store/quote-store.ts';
import { storedDraft } from '../store/stored-records.ts';
import { goTo } from '../store/tab-storage.ts';

const load = () => import('./ConfirmDialog.tsx');
const loadChange = () => import('../submission/change.ts');

/** Returns the address of a link that clears the quote, if the click follows it in this tab. */
function clearingLink(event: MouseEvent, path: string): string | undefined {
  const link = followedLink(event);
  if (!link) return undefined;
  const { origin, pathname } = new URL(link.href);
  // the server accepts the same address with a trailing slash
  return origin === location.origin && pathname.replace(/\/$/, '') === path ? link.href : undefined;
}

interface StartAgainProps {
  content: StartAgainContent;
  /** True while something is in progress that the button must not interrupt. */
  isBusy?: boolean;
}

/**
 * Draws the button that deletes the quote and this tab's application. Asks for confirmation first, also if a link of the page or its header
 * leads to the page that clears the quote.
 */
export function StartAgain({ content, isBusy = false }: StartAgainProps) {
  const [address, setAddress] = useState<string>();
  const { status, result } = useLazyModule(load, address !== undefined, 'on demand');
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const clearing = clearingLink(event, content.href);
      if (!clearing || !(hasQuote() || hasStoredApplication()) || isAuthorMode()) return;
      event.preventDefault();
      setAddress(clearing);
    };
    // in the capture phase, before the tab's items are handed over
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [content]);
  const isHydrated = useHydrated();
  const isQuoted = useStore(quoteStore, hasQuote);
  const hasAnswers = isHydrated && (isQuoted || hasStoredApplication());
  const start = async () => {
    clearQuote();
    // the answers go even if the code fails to load
    if (hasStoredApplication())
      await loadModule(loadChange).then(
        ({ endApplication }) => endApplication(),
        () => storedDraft.clear(),
      );
    if (address) goTo(address);
  };
  // if the dialog fails to load, use the browser's own
  const ask = useEffectEvent(() => {
    if (confirm(content.title)) start();
    else setAddress(undefined);
  });
  useEffect(() => {
    if (status === 'failed') ask();
  }, [status]);
  return (
    <>
      {hasAnswers && (
        <p className="start-again" inert={isBusy}>
          <button className="button-quiet" type="button" onClick={() => setAddress(content.link.href)}>
            {content.link.text}
          </button>
        </p>
      )}
      {result && (
        <result.ConfirmDialog
          content={content}
          open={address !== undefined}
          onConfirm={start}
          onCancel={() => setAddress(undefined)}
        />
      )}
    </>
  );
}
