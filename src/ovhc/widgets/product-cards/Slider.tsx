import { Children, type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { fill } from '../../../engine/fill.ts';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import { Text } from '../../../engine/ui/Text.tsx';
import { PinnedHeads } from './PinnedHeads.tsx';
import { useCardsInView } from './use-cards-in-view.ts';
import { useSlide } from './use-slide.ts';

interface SliderProps {
  id: string;
  label: string;
  texts: Pick<ProductCardsWidget, 'previous' | 'next' | 'position' | 'positions'>;
  status: string;
  /** Shown instead of the cards while there are none. */
  placeholder: ReactNode;
  /** The heads of the cards, for the sticky bar. */
  heads: ReactNode;
  /** The row names, and what is above them. */
  rows: ReactNode;
  rowCount: number;
  children: readonly ReactNode[];
}

type GridStyle = CSSProperties & Record<'--rows', number>;

/**
 * Draws cards in a snapping row whose lines are the rows of one grid. Visitors move it by touch, with the arrow keys
 * while the focus is in the row, or with two buttons, so that nobody has to drag (WCAG 2.5.7). The buttons disappear
 * if all cards fit. A region announces the position; it always exists, so that the end of loading is announced too.
 */
export function Slider(props: SliderProps) {
  const { id, label, texts, status, placeholder, heads, rows, rowCount, children } = props;
  const track = useRef<HTMLUListElement>(null);
  const count = children.length;
  const inView = useCardsInView(track, count);
  const { step, reveal, settle, release } = useSlide(track, inView, count);
  const { from, to } = inView;
  const position = fill(from === to ? texts.position : texts.positions, { from, to, count });
  const style: GridStyle = { '--rows': Math.max(1, rowCount) };
  const hasCards = count > 0;
  const slides = to - from + 1 < count;

  const showChosen = useEffectEvent(() => {
    const chosen = track.current?.querySelector('[data-chosen]');
    if (chosen) reveal(chosen, 'instant');
  });
  // show the product that the visitor chose before
  useEffect(() => {
    if (hasCards) showChosen();
  }, [hasCards]);

  const arrow = (by: 1 | -1) => (
    <button
      className="button-icon"
      type="button"
      aria-label={by < 0 ? texts.previous : texts.next}
      aria-disabled={by < 0 ? from <= 1 : to >= count}
      onClick={() => step(by)}
    >
      <Icon shape={by < 0 ? icons.chevronLeft : icons.chevronRight} />
    </button>
  );

  return (
    <section className="slider" aria-label={label}>
      <div className="slider-bar">
        <p className="slider-position" role="status">
          <Text>{hasCards ? position : status}</Text>
        </p>
        {slides && (
          <>
            {arrow(-1)}
            {arrow(1)}
          </>
        )}
      </div>
      {!hasCards && placeholder}
      {hasCards && (
        <div className="compare" style={style}>
          <PinnedHeads track={track} reveal={reveal}>
            {heads}
          </PinnedHeads>
          <ul
            className="cards-track"
            id={id}
            ref={track}
            // a scrollable row must be reachable by keyboard
            tabIndex={slides ? 0 : undefined}
            aria-label={label}
            onScrollEnd={settle}
            onPointerDown={release}
            onWheel={release}
            onFocus={({ target }) => {
              // the target of a press is in view and must not move
              if (target.matches(':focus-visible')) reveal(target);
            }}
            onKeyDown={(event) => {
              // combinations with other keys belong to the browser: Alt and left is Back
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
          {rows}
        </div>
      )}
    </section>
  );
}
