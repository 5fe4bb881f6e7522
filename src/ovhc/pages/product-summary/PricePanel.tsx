import { useId } from 'react';
import { FieldList } from '../../../engine/form/FieldList.tsx';
import type { PricedQuote } from '../../quote/price-inputs.ts';
import type { PriceState } from '../use-price.ts';
import { CopyLink } from './CopyLink.tsx';
import type { ProductSummaryContent } from './content.ts';
import { OtherExcesses } from './OtherExcesses.tsx';
import { PriceNow } from './PriceNow.tsx';
import type { Offer } from './use-offer.ts';

interface PricePanelProps {
  content: ProductSummaryContent;
  /** The quote that is priced, and what its product is offered at. */
  quote: PricedQuote;
  offered: Offer;
  price: PriceState;
  /** Is called as the link to the application is followed, in this tab or another. */
  onContinue(): void;
  onEmail(): void;
}

/** Shows the choices that the price depends on, the price, and what leads on: to the application, or by e-mail. */
export function PricePanel({ content, quote, offered, price, onContinue, onEmail }: PricePanelProps) {
  const { choices, price: words, priceDetails, productTexts, emailQuote, copyLink } = content;
  const headingId = useId();
  const { excessCode, priceData } = quote;
  const excesses = (
    <OtherExcesses
      offered={offered}
      chosen={excessCode}
      price={price.price}
      choices={choices}
      words={priceDetails.otherExcesses}
      per={productTexts.per}
    />
  );
  return (
    <aside className="summary-panel" aria-labelledby={headingId}>
      <div className="summary-choices">
        <h2 id={headingId}>{words.heading}</h2>
        <FieldList schema={choices.schema} uiSchema={choices.uiSchema} below={{ excess: excesses }} />
      </div>
      <div className="price-bar">
        <PriceNow
          state={price}
          offered={priceData?.excessCode === excessCode ? priceData : undefined}
          words={words}
          details={priceDetails}
          texts={productTexts}
        />
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
