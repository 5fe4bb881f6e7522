import { RichText } from '../../../engine/ui/RichText.tsx';
import { Inclusions } from '../../ui/Inclusions.tsx';
import type { ProductSummaryContent } from './content.ts';

/** What the product is and covers: the author's words, then what the product brings. */
export function Cover({ content }: { content: ProductSummaryContent }) {
  const { product, inclusions, productTexts } = content;
  return (
    <div className="summary-cover">
      {content.content && <RichText nodes={content.content} />}
      <section>
        <h2>{inclusions.heading}</h2>
        <Inclusions
          inclusions={product.coverSummaryFeatures.map(({ feature, inclusionStatus }) => ({
            feature,
            status: inclusionStatus,
          }))}
          statuses={productTexts.statuses}
        />
        <p className="summary-pds">
          <a href={product.pdsDocUrl}>{product.pdsDocumentLinkTitle}</a>
        </p>
      </section>
    </div>
  );
}
