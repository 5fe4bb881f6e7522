import { type RefObject, useRef } from 'react';
import type { CardsInView } from './use-cards-in-view.ts';

const edges = (element: Element) => element.getBoundingClientRect();

export interface Slide {
  /** Moves by a number of cards, forwards or backwards. Quick steps add up. */
  step(by: number): void;
  /** Scrolls to the card that contains an element. */
  reveal(target: Element, behavior?: ScrollBehavior): void;
  /** Called when a movement has ended. At the card of the last step, the next one counts from the cards in view. */
  settle(): void;
  /** Called when the visitor moves the row: the next step counts from the cards in view. */
  release(): void;
}

/** Scrolls a row of cards. It does not use scrollIntoView, which would also move the page. */
export function useSlide(
  track: RefObject<HTMLElement | null>,
  { from, to }: CardsInView,
  count: number,
): Slide {
  const aim = useRef<number>(undefined);
  const cards = () => [...(track.current?.children ?? [])];
  const distanceTo = (card: Element) => (track.current ? edges(card).left - edges(track.current).left : 0);
  // measured, because `from` is updated only after the row has moved
  const firstInView = () => cards().findIndex((card) => distanceTo(card) > -edges(card).width / 2) + 1;

  return {
    step(by) {
      const last = count - (to - from);
      const next = Math.min(last, Math.max(1, (aim.current ?? firstInView()) + by));
      const card = cards()[next - 1];
      if (!card) return;
      aim.current = next;
      track.current?.scrollBy({ left: distanceTo(card) });
    },
    reveal(target, behavior = 'auto') {
      const card = cards().find((item) => item.contains(target));
      if (!card || !track.current) return;
      aim.current = undefined;
      const [own, row] = [edges(card), edges(track.current)];
      const beyond = Math.max(0, own.right - row.right) || Math.min(0, own.left - row.left);
      if (beyond !== 0) track.current.scrollBy({ left: beyond, behavior });
    },
    settle() {
      const card = cards()[(aim.current ?? 0) - 1];
      if (!card || !track.current) return;
      const { scrollLeft, scrollWidth, clientWidth } = track.current;
      const left = Math.min(distanceTo(card), scrollWidth - clientWidth - scrollLeft);
      // the end of an earlier movement can arrive after the next step
      if (Math.abs(left) < 2) aim.current = undefined;
    },
    release() {
      aim.current = undefined;
    },
  };
}
