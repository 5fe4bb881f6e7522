import type { PriceSection } from '#types/content/price-section';
import type { ProductTexts } from '#types/content/product-texts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { Text } from '../../../engine/ui/Text.tsx';
import { formatPrice } from '../../quote/prices.ts';
import type { PriceState } from '../use-price.ts';

interface PriceLineProps {
  productName: string | undefined;
  price: PriceState;
  texts: PriceSection;
  productTexts: ProductTexts;
}

/**
 * Draws the product and the amount of each payment in one line that announces each new price. While the price
 * updates, a skeleton replaces it, because the previous price is for other answers.
 */
export function PriceLine({ productName, price: state, texts, productTexts }: PriceLineProps) {
  const { price, status, tryAgain } = state;
  const isUnconfirmed = status === 'unconfirmed';
  const isUpdating = status === 'updating' || status === 'slow';
  const note = isUpdating ? texts.updating : price ? texts.outdated : texts.unknown;
  return (
    <div className="price-line">
      <span className="visually-hidden">{`${texts.heading} `}</span>
      {productName && (
        <strong>
          <Text>{productName}</Text>
        </strong>
      )}
      <span className="price-line-now" data-status={status} role="status">
        {isUpdating && <span className="skeleton" aria-hidden="true" />}
        {price && !isUpdating && (
          <>
            <span className="price-line-amount" translate="no">
              {formatPrice(price.amount)}
            </span>{' '}
            <Text>{productTexts.per[price.frequency]}</Text>
          </>
        )}
        {(isUnconfirmed || isUpdating) && (
          <span className={isUpdating ? 'visually-hidden' : 'price-line-note'}>
            <Text>{` ${note}`}</Text>
          </span>
        )}
      </span>
      <RetryNote status={isUnconfirmed ? 'failed' : status === 'slow' ? 'slow' : 'done'} onRetry={tryAgain} />
    </div>
  );
}
