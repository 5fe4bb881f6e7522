import type { Row } from './model.ts';
import { BOXES, CARD, COLOURS, LINE, SIZES } from './style.ts';
import { cut, el, type Svg, text, textWidth, wrap } from './svg.ts';

interface Drawn {
  svg: Svg;
  height: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
}

interface Line {
  text: string;
  colour: string;
  size?: number;
  weight?: number;
  most?: number;
}

const GAP = 8;
const MAX_LINES = 4;

/** Returns how much wider bold letters are, with a margin for fonts that replace the site's font. */
const widthFactor = (weight = 400) => (weight >= 600 ? 1.1 : 1);

function drawLines({ x, y, width }: Box, lines: readonly Line[]): Drawn {
  let at = y;
  const drawn = lines.flatMap(
    ({ text: content, colour, size = SIZES.text, weight = 400, most = MAX_LINES }) => {
      const height = LINE * (size / SIZES.text);
      return wrap(content, { width, size: size * widthFactor(weight), most }).map((line) => {
        at += height;
        return text(line, { x, y: at - height * 0.28, fill: colour, size, weight });
      });
    },
  );
  return { svg: drawn.join(''), height: at - y };
}

/** Draws a line with its condition: on the right if there is room, otherwise below. */
function drawConditional(box: Box, line: Line, when: string | undefined): Drawn {
  if (when === undefined) return drawLines(box, [line]);
  const condition = { text: `if ${when}`, colour: COLOURS.soft, size: SIZES.small };
  const lineWidth = textWidth(line.text, SIZES.text * widthFactor(line.weight));
  if (lineWidth + textWidth(condition.text, SIZES.small) + 3 * GAP > box.width)
    return drawLines(box, [line, condition]);
  const { svg, height } = drawLines(box, [line]);
  const right = { x: box.x + box.width, y: box.y + LINE * 0.72, fill: COLOURS.soft, size: SIZES.small };
  return { svg: svg + text(condition.text, { ...right, anchor: 'end' }), height };
}

/** The styles of rows without a box, and the gaps below them. */
const PLAIN: Readonly<Record<string, Omit<Line, 'text'> & { gap: number }>> = {
  when: { colour: COLOURS.green, weight: 600, gap: GAP / 2 },
  asks: { colour: COLOURS.ink, gap: GAP },
  count: { colour: COLOURS.soft, size: SIZES.small, gap: 0 },
};

function drawRow({ kind, text: content, when, level = kind }: Row, box: Box): Drawn {
  const plain = PLAIN[kind];
  if (plain) {
    const { svg, height } = drawLines(box, [{ text: content, ...plain }]);
    return { svg, height: height + plain.gap };
  }
  const isProblem = kind === 'problem';
  const { x, width } = box;
  const y = isProblem ? box.y + GAP / 2 : box.y;
  const [mark, background, colour = mark] = BOXES[level] ?? [COLOURS.soft, COLOURS.mist];
  const line = {
    text: content,
    colour,
    weight: 600,
    most: isProblem ? Number.POSITIVE_INFINITY : MAX_LINES,
  };
  const inner = drawConditional({ x: x + 20, y: y + GAP, width: width - 36 }, line, when);
  const height = inner.height + 2 * GAP;
  const frame = { x, y, width, height, rx: 8, fill: background };
  const edges = isProblem
    ? el('rect', { ...frame, stroke: mark, 'stroke-width': 2 })
    : el('rect', frame) + el('rect', { x, y, width: 4, height, rx: 2, fill: mark });
  return { svg: edges + inner.svg, height: height + (isProblem ? 1.5 * GAP : GAP) };
}

/** The content of a card. */
export interface Card {
  heading: string;
  aside: string;
  when?: string | undefined;
  rows: readonly Row[];
}

/** Draws a card with a heading and rows. A conditional card has a dashed edge and shows its condition. */
export function drawCard({ heading, aside, when, rows }: Card, { x, y, width }: Box): Drawn {
  const inner = { x: x + CARD.padding, width: width - 2 * CARD.padding };
  const asideWidth = Math.min(textWidth(aside, SIZES.text), inner.width / 2);
  const baseline = y + CARD.padding + 18;
  const title = { x: inner.x, y: baseline, fill: COLOURS.ink, size: SIZES.heading, weight: 700 };
  const note = { x: inner.x + inner.width, y: baseline, fill: COLOURS.soft, size: SIZES.text };
  const parts = [
    text(cut(heading, inner.width - asideWidth - CARD.padding, SIZES.heading), title),
    text(cut(aside, asideWidth + 1, SIZES.text), { ...note, anchor: 'end' }),
  ];
  let at = y + CARD.padding + LINE + 8;
  const isConditional = when !== undefined;
  const condition: Row[] = isConditional ? [{ kind: 'when', text: `if ${when}` }] : [];
  for (const row of [...condition, ...rows]) {
    const { svg, height } = drawRow(row, { ...inner, y: at });
    parts.push(svg);
    at += height;
  }
  const height = at + CARD.padding - 8 - y;
  const edge = el('rect', {
    ...{ x, y, width, height, rx: CARD.radius },
    fill: COLOURS.paper,
    stroke: isConditional ? COLOURS.green : COLOURS.hairline,
    'stroke-width': isConditional ? 1.5 : 1,
    'stroke-dasharray': isConditional ? '6 5' : undefined,
  });
  return { svg: el('g', {}, edge, ...parts), height };
}
