import './pinned-heads.css';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import type { ProductCard } from '../../quote/product-card.ts';
import { Price } from '../../ui/Price.tsx';
import { ProductLink } from './ProductLink.tsx';
import { useIsPast } from './use-is-past.ts';

interface PinnedHeadsProps {
  /** The cards' row, which scrolls sideways. */
  track: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A row of heads that scrolls sideways with the cards. */
function PinnedRow({ track, children }: PinnedHeadsProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cards = track.current;
    if (!cards) return;
    const follow = () => {
      if (row.current) row.current.scrollLeft = cards.scrollLeft;
    };
    follow();
    cards.addEventListener('scroll', follow);
    return () => cards.removeEventListener('scroll', follow);
  }, [track]);
  return (
    <div className="pinned-row" ref={row}>
      {children}
    </div>
  );
}

/**
 * Keeps name, price and link of each product in view while the benefits scroll. The cards' own row scrolls sideways, so
 * nothing in it can stick to the page: this bar repeats their heads as soon as those are out of view.
 */
export function PinnedHeads({ track, children }: PinnedHeadsProps) {
  const { mark, isPast } = useIsPast();
  return (
    <>
      <span className="compare-mark" ref={mark} />
      <div className="pinned">
        {isPast && (
          <div className="pinned-bar">
            <PinnedRow track={track}>{children}</PinnedRow>
          </div>
        )}
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
