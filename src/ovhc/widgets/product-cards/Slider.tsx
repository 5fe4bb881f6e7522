import { Children, type ReactNode, useRef } from 'react';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { fill } from '../../../engine/fill.ts';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import { useCardsInView } from './use-cards-in-view.ts';

const edges = (element: Element) => element.getBoundingClientRect();

interface SliderProps {
  id: string;
  label: string;
  texts: Pick<ProductCardsWidget, 'previous' | 'next' | 'position' | 'positions'>;
  children: ReactNode;
}

/**
 * Cards in a row that snaps: by touch, by the arrow keys while the focus is in the row, and by two buttons, so that
 * nobody has to drag (WCAG 2.5.7). Where the visitor stands is said in words.
 */
export function Slider({ id, label, texts, children }: SliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const { from, to } = useCardsInView(track, count);

  // the row alone is moved: scrolling into view would move the page under the finger as well
  const show = (number: number) => {
    const card = track.current?.children[number - 1];
    if (card) track.current?.scrollBy({ left: edges(card).left - edges(track.current).left });
  };
  const bringIntoView = (target: Element) => {
    const card = [...(track.current?.children ?? [])].find((item) => item.contains(target));
    if (!card || !track.current) return;
    const [own, row] = [edges(card), edges(track.current)];
    const beyond = Math.max(0, own.right - row.right) || Math.min(0, own.left - row.left);
    if (beyond !== 0) track.current.scrollBy({ left: beyond });
  };
  const position = fill(from === to ? texts.position : texts.positions, { from, to, count });
  return (
    <section className="slider" aria-label={label}>
      <div className="slider-bar">
        <p className="slider-position" role="status">
          {position}
        </p>
        <button
          className="button-icon"
          type="button"
          aria-label={texts.previous}
          aria-disabled={from <= 1}
          onClick={() => from > 1 && show(from - 1)}
        >
          <Icon shape={icons.chevronLeft} />
        </button>
        <button
          className="button-icon"
          type="button"
          aria-label={texts.next}
          aria-disabled={to >= count}
          onClick={() => to < count && show(from + 1)}
        >
          <Icon shape={icons.chevronRight} />
        </button>
      </div>
      <ul
        className="cards-track"
        id={id}
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onFocus={({ target }) => {
          // a mouse has seen what it presses, and the press must not move away
          if (target.matches(':focus-visible')) bringIntoView(target);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') show(Math.min(count, from + 1));
          else if (event.key === 'ArrowLeft') show(Math.max(1, from - 1));
          else return;
          event.preventDefault();
        }}
      >
        {Children.map(children, (card) => (
          <li className="cards-item">{card}</li>
        ))}
      </ul>
    </section>
  );
}
