import './product-summary.css';
import { useEffect } from 'react';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import { RichText } from '../../../engine/ui/RichText.tsx';
import { reportStep } from '../../analytics/page-step.ts';
import { followQuote } from '../../store/quote-store.ts';
import { Inclusions } from '../../ui/Inclusions.tsx';
import { definePage } from '../define-page.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import type { ProductSummaryContent } from './content.ts';
import { PricePanel } from './PricePanel.tsx';

/** The page of one product: what it covers, and what it costs for the saved quote (§2). */
function Summary({ content }: { content: ProductSummaryContent }) {
  const { product, previous } = content;
  useEffect(followQuote, []);
  useEffect(() => reportStep('Product summary', 'product-summary'), []);
  return (
    <article className="summary" data-product={product.hcfBundleId}>
      <header className="summary-banner">
        <a className="button-quiet" href={previous.href}>
          <Icon shape={icons.chevronLeft} />
          {previous.text}
        </a>
        <p className="summary-subtitle">{content.subtitle}</p>
        <h1>{content.title}</h1>
      </header>
      <div className="summary-cover">
        {content.content && <RichText nodes={content.content} />}
        <section>
          <h2>{content.inclusions.heading}</h2>
          <Inclusions inclusions={product.coverSummaryFeatures} statuses={content.productTexts.statuses} />
          <p className="summary-pds">
            <a href={product.pdsDocUrl}>{product.pdsDocumentLinkTitle}</a>
          </p>
        </section>
      </div>
      <PricePanel content={content} />
    </article>
  );
}

function ProductSummary({ content }: { content: ProductSummaryContent }) {
  return (
    <QuoteRequired otherwise={content.withoutQuote}>
      <Summary content={content} />
    </QuoteRequired>
  );
}

export const page = definePage(ProductSummary);
