import './price-now.css';
import clock from 'lucide/dist/esm/icons/clock.mjs';
import type { PriceSection } from '#types/content/price-section';
import type { PriceDetails } from '#types/content/product-summary-page';
import type { ProductTexts } from '#types/content/product-texts';
import type { SavedQuote } from '#types/data/saved-quote';
import { fill } from '../../../engine/fill.ts';
import { Icon } from '../../../engine/ui/Icon.tsx';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { Text } from '../../../engine/ui/Text.tsx';
import { formatPrice, yearlyPrice } from '../../quote/prices.ts';
import { Price } from '../../ui/Price.tsx';
import type { PriceState } from '../use-price.ts';

interface PriceNowProps {
  state: PriceState;
  /** The offered prices with the chosen excess. */
  offered: SavedQuote['priceData'];
  texts: PriceSection;
  details: PriceDetails;
  productTexts: ProductTexts;
}

/** Returns the text about the yearly price, or undefined if the price is not certain. */
function yearOf({ price, status }: PriceState, offered: SavedQuote['priceData'], details: PriceDetails) {
  const year =
    status === 'current' && price && offered && yearlyPrice(offered, price.frequency, price.amount);
  if (!year) return undefined;
  return fill(year.isTotal ? details.yearTotal : details.yearAtOnce, { amount: formatPrice(year.amount) });
}

/**
 * Draws the price in a region that announces each new one. An unconfirmed price has a different look and text, with
 * "Try again" beside it. The space for the line below it is reserved, so that nothing moves.
 */
export function PriceNow({ state, offered, texts, details, productTexts }: PriceNowProps) {
  const { price, status, tryAgain } = state;
  const isUnconfirmed = status === 'unconfirmed';
  const isSlow = status === 'slow';
  const isLoading = isSlow || status === 'updating';
  const from = isUnconfirmed || isSlow ? details.unconfirmed : productTexts.from;
  const year = yearOf(state, offered, details);
  return (
    <div className="price-now" data-status={status} data-known={price ? '' : undefined}>
      <div role="status">
        {price && <Price {...price} texts={{ ...productTexts, from }} />}
        {!price && isLoading && <span className="skeleton" aria-hidden="true" />}
        {status === 'updating' && <p className="price-note">{texts.updating}</p>}
      </div>
      {year && (
        <p className="price-note">
          <Text>{year}</Text>
        </p>
      )}
      {isUnconfirmed && price && <Icon shape={clock} />}
      <RetryNote
        status={isUnconfirmed ? 'failed' : isSlow ? 'slow' : 'done'}
        failed={price ? texts.outdated : texts.unknown}
        onRetry={tryAgain}
      />
    </div>
  );
}
