import './copy-link.css';
import { useEffect, useState } from 'react';
import type { CopyLink as CopyLinkContent } from '#types/content/product-summary-page';
import type { SavedQuote } from '#types/data/saved-quote';
import { loadModule } from '../../../engine/load-module.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { whenIdle } from '../../../engine/ui/use-lazy-module.ts';
import { quoteLinkParts } from '../../quote/product.ts';

const load = () => import('../../quote/quote-link.ts');

interface CopyLinkProps {
  content: CopyLinkContent;
  quote: SavedQuote;
}

/** The last requested link and its result: copied, to copy by hand, or failed to load. */
interface Pressed {
  quote: string;
  status: 'copied' | 'by hand' | 'failed';
  link?: string;
}

const focus = (field: HTMLElement | null) => field?.focus();

/** Draws the button that copies a link to the quote. The result disappears when a choice changes the quote. */
export function CopyLink({ content, quote }: CopyLinkProps) {
  const parts = quoteLinkParts(quote);
  const key = JSON.stringify(parts);
  const [pressed, setPressed] = useState<Pressed>();
  const current = pressed?.quote === key ? pressed : undefined;
  // a failure shows when the button is pressed
  useEffect(() => {
    whenIdle(() => void load().catch(() => {}));
  }, []);

  const copy = async () => {
    // clear the status, so that it is announced each time
    setPressed(undefined);
    try {
      const { quoteLinkAddress } = await loadModule(load);
      const link = location.origin + quoteLinkAddress(content.href, parts);
      const isCopied = await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      );
      setPressed({ quote: key, status: isCopied ? 'copied' : 'by hand', link });
    } catch (error) {
      console.error('The link to the quote could not be made.', error);
      setPressed({ quote: key, status: 'failed' });
    }
  };
  return (
    <div className="copy-link">
      <button className="button-quiet" type="button" onClick={copy}>
        {content.text}
      </button>
      <p className="copy-link-status" role="status">
        {current?.status === 'copied' && content.copied}
      </p>
      <RetryNote status={current?.status === 'failed' ? 'failed' : 'done'} onRetry={copy} />
      {current?.status === 'by hand' && (
        <label className="copy-link-field">
          {content.byHand}
          <input
            className="control"
            ref={focus}
            readOnly
            value={current.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
