import './product-summary.css';
import { useEffect, useMemo, useState } from 'react';
import type { Facts } from '#types/data/facts';
import { FieldAlerts } from '../../../engine/form/FieldAlerts.tsx';
import { FormContext } from '../../../engine/form/form-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { useHydrated } from '../../../engine/ui/use-hydrated.ts';
import { reportStep } from '../../analytics/events.ts';
import { isAuthorMode } from '../../author-mode.ts';
import { choiceName } from '../../quote/cover-type.ts';
import { quoteFacts } from '../../quote/facts.ts';
import { withPartnerCover } from '../../store/draft-store.ts';
import { followQuote } from '../../store/other-tabs.ts';
import { hasQuote, quoteStore } from '../../store/quote-store.ts';
import { definePage } from '../define-page.tsx';
import { LazyOutcomeNotice } from '../outcome/LazyOutcomeNotice.tsx';
import { QuoteRequired } from '../QuoteRequired.tsx';
import { StartAgain } from '../StartAgain.tsx';
import { usePrice } from '../use-price.ts';
import { Banner, Cover } from './Cover.tsx';
import type { ProductSummaryContent } from './content.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { PricePanel } from './PricePanel.tsx';
import { useChoices } from './use-choices.ts';
import { useOffer } from './use-offer.ts';
import { usePageQuote } from './use-page-quote.ts';

/** Returns false if the product is not sold for this quote or, except for authors, if the quote is incomplete. */
function isPanelShown(offer: Facts['offer']): boolean {
  return offer === 'incomplete' ? isAuthorMode() : offer !== 'unavailable';
}

/** Draws the page of one product: its cover, and its price for the saved quote (§2). */
function Summary({ content }: { content: ProductSummaryContent }) {
  const { product, choices, root } = content;
  // first adopt what other tabs have saved, then set this page's product again
  useEffect(() => followQuote(), []);
  const offered = useOffer(product);
  const { offer } = offered;
  const { quote, take } = usePageQuote(offered);
  const priced = useMemo(() => withPartnerCover(quote), [quote]);
  const askedPrice = usePrice(priced);
  const price = {
    ...askedPrice,
    // the price shown until then comes with the product
    tryAgain: () => {
      if (offer === undefined) offered.tryAgain();
      askedPrice.tryAgain();
    },
  };
  const isHydrated = useHydrated();
  const [isWriting, setWriting] = useState(false);
  const covered = choiceName(quote.coverType, content.coverTypes);
  const facts: Facts = {
    // a first view is for quotes with the same conditions, but no values
    ...quoteFacts(isHydrated ? quote : quoteStore.getState()),
    ...(covered && { coverTypeName: covered }),
    ...(offer && { offer }),
  };
  const store = useChoices(choices, { ...facts } as JsonObject, take);
  const form = useMemo(() => ({ store, idPrefix: root }), [store, root]);
  useEffect(() => reportStep('Product summary', 'product-summary'), []);

  return (
    <FormContext value={form}>
      <article className="summary" data-product={product.hcfBundleId}>
        <div className="summary-parts">
          <Banner content={content} />
          <LazyOutcomeNotice alerts={content.alerts} />
          <FieldAlerts alerts={choices.alerts ?? []} />
          <Cover content={content} />
          {isPanelShown(offer) && (
            <PricePanel
              isInert={!isHydrated}
              content={content}
              quote={priced}
              offered={offered}
              price={price}
              onContinue={take}
              onEmail={() => setWriting(true)}
            />
          )}
        </div>
        <EmailDialog
          open={isWriting}
          onClose={() => setWriting(false)}
          content={content.emailQuote}
          quote={priced}
          price={price}
        />
        <StartAgain content={content.startAgain} />
      </article>
    </FormContext>
  );
}

function ProductSummary({ content }: { content: ProductSummaryContent }) {
  return (
    <QuoteRequired otherwise={content.withoutQuote} isThere={hasQuote()}>
      <Summary content={content} />
    </QuoteRequired>
  );
}

export const page = definePage(ProductSummary);
