import './copy-link.css';
import { useState } from 'react';
import type { CopyLink as CopyLinkContent } from '#types/content/product-summary-page';
import type { SavedQuote } from '#types/data/saved-quote';
import { linkOfQuote } from '../../quote/link-of-quote.ts';
import { quoteLinkAddress } from '../../quote/quote-link.ts';

interface CopyLinkProps {
  content: CopyLinkContent;
  quote: SavedQuote;
}

/** A link that was pressed for, and whether the browser has copied it. */
interface Pressed {
  link: string;
  isCopied: boolean;
}

const focus = (field: HTMLElement | null) => field?.focus();

/** Copies a link to the quote. Of another quote, once a choice has changed, nothing was copied yet. */
export function CopyLink({ content, quote }: CopyLinkProps) {
  const link = location.origin + quoteLinkAddress(content.href, linkOfQuote(quote));
  const [pressed, setPressed] = useState<Pressed>();
  const current = pressed?.link === link ? pressed : undefined;

  const copy = async () => {
    // announced each time
    setPressed(undefined);
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setPressed({ link, isCopied: isCopied === true });
  };
  return (
    <div className="copy-link">
      <button className="button-quiet" type="button" onClick={copy}>
        {content.text}
      </button>
      <p className="copy-link-status" role="status">
        {current?.isCopied && content.copied}
      </p>
      {current?.isCopied === false && (
        <label className="copy-link-field">
          {content.byHand}
          <input
            className="control"
            ref={focus}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}
