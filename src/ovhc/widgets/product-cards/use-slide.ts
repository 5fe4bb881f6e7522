import { type RefObject, useRef } from 'react';
import type { CardsInView } from './use-cards-in-view.ts';

const edges = (element: Element) => element.getBoundingClientRect();

export interface Slide {
  /** Moves by a number of cards, forwards or backwards. Quick steps add up. */
  step(by: number): void;
  /** Scrolls to the card that contains an element. */
  reveal(target: Element, behavior?: ScrollBehavior): void;
  /** Called when the row has stopped, or the visitor moves it: the next step counts from the cards in view. */
  settle(): void;
}

/** Scrolls a row of cards. It does not use scrollIntoView, which would also move the page. */
export function useSlide(
  track: RefObject<HTMLElement | null>,
  { from, to }: CardsInView,
  count: number,
): Slide {
  const aim = useRef<number>(undefined);

  return {
    step(by) {
      const last = count - (to - from);
      const next = Math.min(last, Math.max(1, (aim.current ?? from) + by));
      const card = track.current?.children[next - 1];
      if (!card) return;
      aim.current = next;
      track.current?.scrollBy({ left: edges(card).left - edges(track.current).left });
    },
    reveal(target, behavior = 'auto') {
      const card = [...(track.current?.children ?? [])].find((item) => item.contains(target));
      if (!card || !track.current) return;
      aim.current = undefined;
      const [own, row] = [edges(card), edges(track.current)];
      const beyond = Math.max(0, own.right - row.right) || Math.min(0, own.left - row.left);
      if (beyond !== 0) track.current.scrollBy({ left: beyond, behavior });
    },
    settle() {
      aim.current = undefined;
    },
  };
}
