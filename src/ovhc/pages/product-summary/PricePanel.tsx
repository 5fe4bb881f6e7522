import { useId, useMemo } from 'react';
import type { Facts } from '#types/data/facts';
import { FieldAlerts } from '../../../engine/form/FieldAlerts.tsx';
import { FieldList } from '../../../engine/form/FieldList.tsx';
import { FormContext } from '../../../engine/form/form-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { isAuthorMode } from '../../author-mode.ts';
import type { ProductSummaryContent } from './content.ts';
import { EmailQuote } from './EmailQuote.tsx';
import { PriceNow } from './PriceNow.tsx';
import { useChoices } from './use-choices.ts';
import { useOffer } from './use-offer.ts';
import { usePrice } from './use-price.ts';

/** What the price depends on, the price, and the ways on: to the application, or by e-mail. */
export function PricePanel({ content }: { content: ProductSummaryContent }) {
  const { choices, price: words, product, productTexts } = content;
  const offer = useOffer(product);
  const facts = useMemo(() => ({ ...(offer && { offer }) }) satisfies Facts as JsonObject, [offer]);
  const store = useChoices(choices, facts);
  const form = useMemo(() => ({ store, idPrefix: content.root }), [store, content.root]);
  const price = usePrice(product.hcfBundleId);
  const headingId = useId();
  const isOnSale = offer !== 'incomplete' && offer !== 'unavailable';

  return (
    <aside className="summary-panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{words.heading}</h2>
      <FormContext value={form}>
        <FieldAlerts alerts={choices.alerts ?? []} />
        {(isOnSale || isAuthorMode()) && (
          <>
            <FieldList schema={choices.schema} uiSchema={choices.uiSchema} />
            <div className="price-bar">
              <PriceNow {...price} words={words} texts={productTexts} />
              <a className="button" href={content.continue.href}>
                {content.continue.text}
              </a>
            </div>
            <EmailQuote content={content.emailQuote} price={price} />
          </>
        )}
      </FormContext>
    </aside>
  );
}
