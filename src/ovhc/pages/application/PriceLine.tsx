import type { PriceSection } from '#types/content/price-section';
import type { ProductTexts } from '#types/content/product-texts';
import { formatPrice } from '../../quote/prices.ts';
import type { PriceState } from '../use-price.ts';

interface PriceLineProps {
  productName: string | undefined;
  price: PriceState;
  words: PriceSection;
  texts: ProductTexts;
}

/** The cover that is applied for and what each payment comes to, in one line that says every new price. */
export function PriceLine({ productName, price: { price, status }, words, texts }: PriceLineProps) {
  const note = { updating: words.updating, outdated: price ? words.outdated : words.unknown };
  return (
    <p className="price-line">
      <span className="visually-hidden">{words.heading} </span>
      {productName && <strong>{productName}</strong>}
      <span className="price-line-now" data-status={status} role="status">
        {price && (
          <>
            <span className="price-line-amount">{formatPrice(price.amount)}</span>{' '}
            {texts.per[price.frequency]}
          </>
        )}
        {(status === 'updating' || status === 'outdated') && (
          <span className="price-line-note"> {note[status]}</span>
        )}
      </span>
    </p>
  );
}
