import { type RefObject, useEffect, useState } from 'react';

export interface CardsInView {
  /** counted from 1 */
  from: number;
  to: number;
}

/** How much of a card has to be in the track for it to count as in view. */
const MOSTLY = 0.6;

/** Returns which cards of a scrolling track are in view, as it scrolls or the window changes; all until it is known. */
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
          if (intersectionRatio >= MOSTLY) visible.add(at);
          else visible.delete(at);
        }
        if (visible.size > 0) setInView({ from: Math.min(...visible), to: Math.max(...visible) });
      },
      { root: element, threshold: MOSTLY },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [track, count]);

  return inView ?? { from: 1, to: count };
}
