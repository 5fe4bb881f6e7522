import { useId } from 'react';
import { FieldList } from '../../../engine/form/FieldList.tsx';
import type { ProductSummaryContent } from './content.ts';
import { EmailQuote } from './EmailQuote.tsx';
import { PriceNow } from './PriceNow.tsx';
import { usePrice } from './use-price.ts';

/** What the price depends on, the price, and the ways on: to the application, or by e-mail. */
export function PricePanel({ content }: { content: ProductSummaryContent }) {
  const { choices, price: words, product, productTexts } = content;
  const price = usePrice(product.hcfBundleId);
  const headingId = useId();
  return (
    <aside className="summary-panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{words.heading}</h2>
      <FieldList schema={choices.schema} uiSchema={choices.uiSchema} />
      <div className="price-bar">
        <PriceNow {...price} words={words} texts={productTexts} />
        <a className="button" href={content.continue.href}>
          {content.continue.text}
        </a>
      </div>
      <EmailQuote content={content.emailQuote} price={price} />
    </aside>
  );
}
