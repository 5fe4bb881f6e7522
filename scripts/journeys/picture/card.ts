import { type Box, type Drawn, drawRow, lines } from './draw-row.ts';
import { CARD, COLOURS, LINE, SIZES } from './look.ts';
import { cut, textWidth } from './measure.ts';
import type { Row } from './row.ts';
import { el, text } from './svg.ts';

interface CardContent {
  heading: string;
  /** at the right of the heading */
  aside: string;
  /** the condition under which it is there at all */
  when: string | undefined;
  rows: readonly Row[];
}

/** A card with a heading and rows below it. One that is not always there has a dashed edge and says when it is. */
export function drawCard({ heading, aside, when, rows }: CardContent, { x, y, width }: Box): Drawn {
  const inner = { x: x + CARD.padding, width: width - 2 * CARD.padding };
  const asideWidth = Math.min(textWidth(aside, SIZES.text), inner.width / 2);
  const baseline = y + CARD.padding + 18;
  const parts = [
    text(cut(heading, inner.width - asideWidth - CARD.padding, SIZES.heading), {
      x: inner.x,
      y: baseline,
      fill: COLOURS.ink,
      'font-size': SIZES.heading,
      'font-weight': 700,
    }),
    text(cut(aside, asideWidth + 1, SIZES.text), {
      x: inner.x + inner.width,
      y: baseline,
      fill: COLOURS.soft,
      'font-size': SIZES.text,
      'text-anchor': 'end',
    }),
  ];
  let at = y + CARD.padding + LINE + 8;
  if (when !== undefined) {
    const drawn = lines({ ...inner, y: at }, [{ text: `if ${when}`, colour: COLOURS.green, weight: 600 }]);
    parts.push(drawn.svg);
    at += drawn.height + 4;
  }
  for (const row of rows) {
    const drawn = drawRow(row, { ...inner, y: at });
    parts.push(drawn.svg);
    at += drawn.height;
  }
  const height = at + CARD.padding - 8 - y;
  const edge = el('rect', {
    x,
    y,
    width,
    height,
    rx: CARD.radius,
    fill: COLOURS.paper,
    stroke: when === undefined ? COLOURS.hairline : COLOURS.green,
    'stroke-width': when === undefined ? 1 : 1.5,
    'stroke-dasharray': when === undefined ? undefined : '6 5',
  });
  return { svg: el('g', {}, edge, ...parts), height };
}
