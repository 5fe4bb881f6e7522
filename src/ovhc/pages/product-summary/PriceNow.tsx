import type { PriceSection } from '#types/content/price-section';
import type { ProductTexts } from '#types/content/product-texts';
import { Price } from '../../ui/Price.tsx';
import type { PriceState } from '../use-price.ts';

interface PriceNowProps extends PriceState {
  words: PriceSection;
  texts: ProductTexts;
}

/** What goes with the price, or stands in its place: only the newest price stands alone. */
function noteOf({ price, status, words }: PriceNowProps): string | undefined {
  switch (status) {
    case 'updating':
      return words.updating;
    case 'outdated':
    case 'unsold':
      return price ? words.outdated : words.unknown;
    default:
      return undefined;
  }
}

/** The price, in a region that says every new one. One that is not the newest says so itself, in words. */
export function PriceNow(props: PriceNowProps) {
  const { price, status, texts } = props;
  const note = noteOf(props);
  return (
    <div className="price-now" data-status={status} role="status">
      {price && <Price amount={price.amount} frequency={price.frequency} texts={texts} />}
      {!price && status === 'updating' && <span className="skeleton" aria-hidden="true" />}
      {note && <p className="price-note">{note}</p>}
    </div>
  );
}
