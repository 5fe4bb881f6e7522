import { useId } from 'react';
import type { SavedQuote } from '#types/data/saved-quote';
import { FieldList } from '../../../engine/form/FieldList.tsx';
import type { PriceState } from '../use-price.ts';
import { CopyLink } from './CopyLink.tsx';
import type { ProductSummaryContent } from './content.ts';
import { PriceNow } from './PriceNow.tsx';

interface PricePanelProps {
  content: ProductSummaryContent;
  /** The quote as it is for this page's product. */
  quote: SavedQuote;
  price: PriceState;
  /** Is called as the link to the application is followed, in this tab or another. */
  onContinue(): void;
  onEmail(): void;
}

/** Shows the choices that the price depends on, the price, and what leads on: to the application, or by e-mail. */
export function PricePanel({ content, quote, price, onContinue, onEmail }: PricePanelProps) {
  const { choices, price: words, productTexts, emailQuote, copyLink } = content;
  const headingId = useId();
  return (
    <aside className="summary-panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{words.heading}</h2>
      <FieldList schema={choices.schema} uiSchema={choices.uiSchema} />
      <div className="price-bar">
        <PriceNow state={price} words={words} texts={productTexts} />
        <a
          className="button"
          href={content.continue.href}
          onClick={onContinue}
          // the middle button, and the menu of the right one, open another tab
          onAuxClick={onContinue}
        >
          {content.continue.text}
        </a>
      </div>
      <div className="summary-share">
        <button className="button-quiet" type="button" onClick={onEmail}>
          {emailQuote.link}
        </button>
        <CopyLink content={copyLink} quote={quote} />
      </div>
    </aside>
  );
}
