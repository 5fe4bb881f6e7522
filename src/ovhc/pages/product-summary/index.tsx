import './product-summary.css';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Facts } from '#types/data/facts';
import { FieldAlerts } from '../../../engine/form/FieldAlerts.tsx';
import { FormContext } from '../../../engine/form/form-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { reportStep } from '../../analytics/page-step.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { factsOf } from '../../quote/facts.ts';
import { followQuote, quoteStore } from '../../store/quote-store.ts';
import { definePage } from '../define-page.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import { Banner } from './Banner.tsx';
import { Cover } from './Cover.tsx';
import type { ProductSummaryContent } from './content.ts';
import { PricePanel } from './PricePanel.tsx';
import { useChoices } from './use-choices.ts';
import { useOffer } from './use-offer.ts';

/** The page of one product: what it covers, and what it costs for the saved quote (§2). */
function Summary({ content }: { content: ProductSummaryContent }) {
  const { product, choices, root } = content;
  const offer = useOffer(product);
  const quote = useStore(quoteStore);
  const facts: Facts = { ...factsOf(quote), ...(offer && { offer }) };
  const store = useChoices(choices, { ...facts } as JsonObject);
  const form = useMemo(() => ({ store, idPrefix: root }), [store, root]);
  useEffect(followQuote, []);
  useEffect(() => reportStep('Product summary', 'product-summary'), []);

  const isOnSale = offer !== 'incomplete' && offer !== 'unavailable';
  return (
    <FormContext value={form}>
      <article className="summary" data-product={product.hcfBundleId}>
        <Banner content={content} />
        <FieldAlerts alerts={choices.alerts ?? []} />
        <Cover content={content} />
        {(isOnSale || isAuthorMode()) && <PricePanel content={content} />}
      </article>
    </FormContext>
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
