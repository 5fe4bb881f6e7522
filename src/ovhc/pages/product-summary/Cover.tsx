import { StepSummary } from '../../../engine/journey/StepSummary.tsx';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import { RichText } from '../../../engine/ui/RichText.tsx';
import { useHydrated } from '../../../engine/ui/use-hydrated.ts';
import { keepChange } from '../../quote/quote-parameter.ts';
import { Inclusions } from '../../ui/Inclusions.tsx';
import type { ProductSummaryContent } from './content.ts';

/** Draws the top of the page: the way back, the product (§2), and the people that its price is for. */
export function Banner({ content }: { content: ProductSummaryContent }) {
  const { previous, subtitle, title, choices } = content;
  const isHydrated = useHydrated();
  return (
    <header className="summary-banner">
      <a
        className="button-quiet"
        href={isHydrated ? keepChange(previous.href, location.search) : previous.href}
      >
        <Icon shape={icons.chevronLeft} />
        {previous.text}
      </a>
      <p className="eyebrow">{subtitle}</p>
      <h1>{title}</h1>
      <StepSummary {...choices.quoteFor} />
    </header>
  );
}

/** Describes the product and its cover: the author's text, then the product's own details. */
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
