import type { PriceSection } from '#types/content/product-summary-page';
import type { ProductTexts } from '#types/content/product-texts';
import { Price } from '../../ui/Price.tsx';
import type { PriceState } from './use-price.ts';

interface PriceNowProps extends PriceState {
  words: PriceSection;
  texts: ProductTexts;
}

/** The price, in a region that says every new one. One that is not the newest says so itself, in words. */
export function PriceNow({ price, status, words, texts }: PriceNowProps) {
  return (
    <div className="price-now" data-status={status} role="status">
      {price ? (
        <Price amount={price.amount} frequency={price.frequency} texts={texts} />
      ) : (
        status === 'updating' && <span className="skeleton" aria-hidden="true" />
      )}
      {status === 'updating' && <p className="price-note">{words.updating}</p>}
      {status === 'outdated' && <p className="price-note">{price ? words.outdated : words.unknown}</p>}
    </div>
  );
}
