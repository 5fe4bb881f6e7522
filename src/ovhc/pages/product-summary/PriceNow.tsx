import type { PriceSection } from '#types/content/price-section';
import type { ProductTexts } from '#types/content/product-texts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { Price } from '../../ui/Price.tsx';
import type { PriceState } from '../use-price.ts';

interface PriceNowProps {
  state: PriceState;
  words: PriceSection;
  texts: ProductTexts;
}

/** Returns what goes with the price, or stands in its place: only a current price stands alone. */
function noteOf({ price, status }: PriceState, words: PriceSection): string | undefined {
  switch (status) {
    case 'updating':
    case 'slow':
      return words.updating;
    case 'unconfirmed':
    case 'unsold':
      return price ? words.outdated : words.unknown;
    default:
      return undefined;
  }
}

/** The price, in a region that says every new one. One that is not confirmed says so in words. */
export function PriceNow({ state, words, texts }: PriceNowProps) {
  const { price, status, tryAgain } = state;
  const note = noteOf(state, words);
  const isOnItsWay = status === 'updating' || status === 'slow';
  return (
    <div className="price-now" data-status={status}>
      <div role="status">
        {price && <Price amount={price.amount} frequency={price.frequency} texts={texts} />}
        {!price && isOnItsWay && <span className="skeleton" aria-hidden="true" />}
        {note && <p className="price-note">{note}</p>}
      </div>
      <RetryNote
        status={status === 'unconfirmed' ? 'failed' : status === 'slow' ? 'slow' : 'done'}
        onRetry={tryAgain}
      />
    </div>
  );
}
