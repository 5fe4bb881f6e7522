import { type RefObject, useEffect, useState } from 'react';

export interface CardsInView {
  /** from 1 */
  from: number;
  to: number;
}

/** The part of a card that must be in the track to count as in view. */
const VISIBLE_SHARE = 0.6;

/**
 * Returns the cards of a scrolling track that are in view, and updates them when it scrolls or the window changes.
 * All cards until this is known.
 */
export function useCardsInView(track: RefObject<HTMLElement | null>, count: number): CardsInView {
  const [inView, setInView] = useState<CardsInView>();

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const cards = [...element.children].slice(0, count);
    const visible = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const at = cards.indexOf(target) + 1;
          if (intersectionRatio >= VISIBLE_SHARE) visible.add(at);
          else visible.delete(at);
        }
        if (visible.size > 0) setInView({ from: Math.min(...visible), to: Math.max(...visible) });
      },
      { root: element, threshold: VISIBLE_SHARE },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [track, count]);

  return inView ?? { from: 1, to: count };
}
