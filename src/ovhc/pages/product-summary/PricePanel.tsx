import { useId } from 'react';
import { useStore } from 'zustand';
import type { Prices } from '#types/data/prices';
import { FieldList } from '../../../engine/form/FieldList.tsx';
import { useForm } from '../../../engine/form/form-context.ts';
import type { PricedQuote } from '../../quote/price-inputs.ts';
import type { PriceState } from '../use-price.ts';
import { ContinueLink } from './ContinueLink.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { ProductSummaryContent } from './content.ts';
import { OtherExcesses } from './OtherExcesses.tsx';
import { PriceNow } from './PriceNow.tsx';
import type { Offer } from './use-offer.ts';

interface PricePanelProps {
  content: ProductSummaryContent;
  /** The quote to price, and the offer of its product. */
  quote: PricedQuote;
  offered: Offer;
  price: PriceState;
  /** Called when the visitor follows the link to the application, in this tab or another one. */
  onContinue(): void;
  onEmail(): void;
  /** True if it only shows its shape. */
  isInert: boolean;
}

/**
 * Draws the choices that affect the price, the price, and the ways to continue: the application, an e-mail or a
 * link.
 */
export function PricePanel({
  content,
  quote,
  offered,
  price,
  onContinue,
  onEmail,
  isInert,
}: PricePanelProps) {
  const { choices, price: priceTexts, priceDetails, productTexts, emailQuote, copyLink } = content;
  const headingId = useId();
  // the dropdown's choice, also before it is saved
  const chosen = useStore(useForm().store, ({ visible }) => visible.excess as Prices['excessCode']);
  const { excessCode, priceData } = quote;
  const excesses = (
    <OtherExcesses
      offered={offered}
      chosen={chosen}
      price={price.price}
      choices={choices}
      texts={priceDetails.otherExcesses}
      per={productTexts.per}
    />
  );
  return (
    <aside className="summary-panel" aria-labelledby={headingId} inert={isInert}>
      <div className="summary-choices">
        <h2 id={headingId}>{priceTexts.heading}</h2>
        <FieldList schema={choices.schema} uiSchema={choices.uiSchema} below={{ excess: excesses }} />
      </div>
      <div className="price-bar">
        <PriceNow
          state={price}
          offered={priceData?.excessCode === excessCode ? priceData : undefined}
          texts={priceTexts}
          details={priceDetails}
          productTexts={productTexts}
        />
        <ContinueLink content={content} onFollow={onContinue} />
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
