import type { ReactNode, RefObject } from 'react';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import type { ProductCard } from '../../quote/product-card.ts';
import { Price } from '../../ui/Price.tsx';
import { ProductLink } from './ProductLink.tsx';
import { useIsPast } from './use-is-past.ts';

interface PinnedHeadsProps {
  /** The row that scrolls sideways together with the cards. */
  row: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * Keeps name, price and link of each product in view while the benefits scroll. The cards' own row scrolls sideways, so
 * nothing in it can stick to the page: this bar repeats their heads, and is inert as long as those are in view.
 */
export function PinnedHeads({ row, children }: PinnedHeadsProps) {
  const { mark, isPast } = useIsPast();
  return (
    <>
      <span className="compare-mark" ref={mark} />
      <div className="pinned" inert={!isPast}>
        <div className="pinned-bar">
          <div className="pinned-row" ref={row}>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}

interface PinnedHeadProps {
  card: ProductCard;
  name: string;
  texts: Pick<ProductCardsWidget, 'from' | 'per' | 'button'>;
  onChoose(): void;
}

/** The head of one product in the bar. */
export function PinnedHead({ card, name, texts, onChoose }: PinnedHeadProps) {
  return (
    <div className="pinned-head">
      <p className="pinned-name">{card.name}</p>
      {card.price && <Price amount={card.price} frequency={card.paymentFrequency} texts={texts} />}
      <ProductLink href={card.href} text={texts.button} titleId={`${name}-${card.id}`} onChoose={onChoose} />
    </div>
  );
}
