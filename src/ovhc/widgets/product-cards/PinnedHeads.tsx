import { useEffect, useState } from 'react';
import './pinned-heads.css';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { focusedIn } from '../../../engine/ui/tree.ts';
import type { ProductCard } from '../../quote/product-card.ts';
import { Price } from '../../ui/Price.tsx';
import { ProductLink } from './ProductLink.tsx';

/** Calls back when a mark is scrolled out of view at the top. */
export function useIsPast(): { mark: RefObject<HTMLSpanElement | null>; isPast: boolean } {
  const mark = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // everything below the window counts as in view, so that a jump from below to above is a change too
    const observer = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: '0px 0px 1000000px',
      },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, isPast };
}

interface PinnedHeadsProps {
  /** The cards' row, which scrolls sideways. */
  track: RefObject<HTMLElement | null>;
  reveal(card: Element): void;
  children: ReactNode;
}

/**
 * Draws a row of card heads that scrolls sideways together with the cards. The cards scroll to the head that gets
 * the focus.
 */
function PinnedRow({ track, reveal, children }: PinnedHeadsProps) {
  const row = useRef<HTMLDivElement>(null);
  /** Returns the card of the head that contains an element. */
  const cardOf = (element: Element | null) => {
    const at = [...(row.current?.children ?? [])].findIndex((head) => head.contains(element));
    return track.current?.children[at];
  };
  const follow = useEffectEvent(() => {
    if (row.current && track.current) row.current.scrollLeft = track.current.scrollLeft;
  });
  const returnFocus = useEffectEvent(() => {
    cardOf(row.current && focusedIn(row.current))
      ?.querySelector('a')
      ?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const cards = track.current;
    const onScroll = () => follow();
    onScroll();
    cards?.addEventListener('scroll', onScroll);
    // the browser scrolls only this row to the focused element
    row.current?.addEventListener('scroll', onScroll);
    return () => {
      cards?.removeEventListener('scroll', onScroll);
      returnFocus();
    };
  }, [track]);
  return (
    <div
      className="pinned-row"
      role="none"
      ref={row}
      onFocus={({ target }) => {
        const card = cardOf(target);
        if (card && target.matches(':focus-visible')) reveal(card);
      }}
    >
      {children}
    </div>
  );
}

/**
 * Keeps the name, price and link of each product in view while visitors scroll the benefits. The cards' row scrolls
 * sideways, so nothing inside it can be sticky. This bar repeats the heads when the cards' own heads are out of
 * view.
 */
export function PinnedHeads({ track, reveal, children }: PinnedHeadsProps) {
  const { mark, isPast } = useIsPast();
  return (
    <>
      <span className="compare-mark" ref={mark} />
      <div className="pinned">
        {isPast && (
          <div className="pinned-bar">
            <PinnedRow track={track} reveal={reveal}>
              {children}
            </PinnedRow>
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

/** Draws the head of one product in the bar. */
export function PinnedHead({ card, name, texts, onChoose }: PinnedHeadProps) {
  return (
    <div className="pinned-head">
      <p className="pinned-name">{card.name}</p>
      {card.price && <Price amount={card.price} frequency={card.paymentFrequency} texts={texts} />}
      <ProductLink href={card.href} text={texts.button} titleId={`${name}-${card.id}`} onChoose={onChoose} />
    </div>
  );
}
