import { Children, type ReactNode, useRef } from 'react';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { fill } from '../../../engine/fill.ts';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import { Text } from '../../../engine/ui/Text.tsx';
import { useCardsInView } from './use-cards-in-view.ts';
import { useSlide } from './use-slide.ts';

interface SliderProps {
  id: string;
  label: string;
  texts: Pick<ProductCardsWidget, 'previous' | 'next' | 'position' | 'positions'>;
  /** Said and shown while there are no cards. */
  status: string;
  /** Stands in the cards' place while there are none. */
  placeholder: ReactNode;
  children: readonly ReactNode[];
}

/**
 * Cards in a row that snaps: by touch, by the arrow keys while the focus is in the row, and by two buttons, so that
 * nobody has to drag (WCAG 2.5.7). Where the visitor stands is said in words, in a region that is there from the
 * start, so that the end of the waiting is heard as well.
 */
export function Slider({ id, label, texts, status, placeholder, children }: SliderProps) {
  const track = useRef<HTMLUListElement>(null);
  const count = children.length;
  const inView = useCardsInView(track, count);
  const { step, reveal, settle } = useSlide(track, inView, count);
  const { from, to } = inView;
  const position = fill(from === to ? texts.position : texts.positions, { from, to, count });

  return (
    <section className="slider" aria-label={label}>
      <div className="slider-bar">
        <p className="slider-position" role="status">
          <Text>{count > 0 ? position : status}</Text>
        </p>
        {count > 0 && (
          <>
            <button
              className="button-icon"
              type="button"
              aria-label={texts.previous}
              aria-disabled={from <= 1}
              onClick={() => step(-1)}
            >
              <Icon shape={icons.chevronLeft} />
            </button>
            <button
              className="button-icon"
              type="button"
              aria-label={texts.next}
              aria-disabled={to >= count}
              onClick={() => step(1)}
            >
              <Icon shape={icons.chevronRight} />
            </button>
          </>
        )}
      </div>
      {count === 0 && placeholder}
      {count > 0 && (
        <ul
          className="cards-track"
          id={id}
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          onScrollEnd={settle}
          onPointerDown={settle}
          onWheel={settle}
          onFocus={({ target }) => {
            // a mouse has seen what it presses, and the press must not move away
            if (target.matches(':focus-visible')) reveal(target);
          }}
          onKeyDown={(event) => {
            // with another key held it is the browser's: Alt and left is Back
            if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
            if (event.key === 'ArrowRight') step(1);
            else if (event.key === 'ArrowLeft') step(-1);
            else return;
            event.preventDefault();
          }}
        >
          {Children.map(children, (card) => (
            <li className="cards-item">{card}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
