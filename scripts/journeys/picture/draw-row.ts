import { COLOURS, LEVELS, LINE, SIZES } from './look.ts';
import { textWidth, wrap } from './measure.ts';
import type { Row } from './row.ts';
import { el, type Svg, text } from './svg.ts';

/** Something drawn at a place, and how much height it takes. */
export interface Drawn {
  svg: Svg;
  height: number;
}

/** Where something is drawn: its left upper corner, and how wide it may be. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

const GAP = 8;
const MOST_LINES = 4;

interface Words {
  text: string;
  colour: string;
  size?: number;
  weight?: number;
  /** how many lines it may take */
  most?: number;
}

/** Bold letters take more room, above all those that stand in where a viewer has not the site's own. */
const grown = (weight = 400) => (weight >= 600 ? 1.1 : 1);

/** Texts below each other. */
export function lines({ x, y, width }: Box, all: readonly Words[]): Drawn {
  let at = y;
  const drawn = all.flatMap(({ text: words, colour, size = SIZES.text, weight = 400, most = MOST_LINES }) => {
    const height = LINE * (size / SIZES.text);
    return wrap(words, { width, size: size * grown(weight), most }).map((line) => {
      at += height;
      return text(line, { x, y: at - height * 0.28, fill: colour, 'font-size': size, 'font-weight': weight });
    });
  });
  return { svg: drawn.join(''), height: at - y };
}

/** A text with the condition it waits for at its right, where a line has room for both; else below each other. */
function withCondition(box: Box, said: Words, when: string | undefined): Drawn {
  if (when === undefined) return lines(box, [said]);
  const condition = { text: `if ${when}`, colour: COLOURS.soft, size: SIZES.small };
  const needed =
    textWidth(said.text, SIZES.text * grown(said.weight)) + textWidth(condition.text, SIZES.small) + 3 * GAP;
  if (needed > box.width) return lines(box, [said, condition]);
  const drawn = lines(box, [said]);
  const right = text(condition.text, {
    x: box.x + box.width,
    y: box.y + LINE * 0.72,
    fill: COLOURS.soft,
    'font-size': SIZES.small,
    'text-anchor': 'end',
  });
  return { ...drawn, svg: drawn.svg + right };
}

/** A text on a ground of its own, with a mark at its left. */
function boxed(
  { x, y, width }: Box,
  [mark, ground]: readonly [string, string],
  said: Words,
  when?: string,
): Drawn {
  const inner = withCondition({ x: x + 20, y: y + GAP, width: width - 36 }, said, when);
  const height = inner.height + 2 * GAP;
  const box = el('rect', { x, y, width, height, rx: 8, fill: ground });
  const edge = el('rect', { x, y, width: 4, height, rx: 2, fill: mark });
  return { svg: box + edge + inner.svg, height: height + GAP };
}

/** What is wrong, said in full: with an edge all round, so that no alert looks like it. */
function fault({ x, y: top, width }: Box, words: string): Drawn {
  const y = top + GAP / 2;
  const said = { text: words, colour: COLOURS.error, weight: 600, most: Number.POSITIVE_INFINITY };
  const inner = lines({ x: x + 20, y: y + GAP, width: width - 36 }, [said]);
  const height = inner.height + 2 * GAP;
  const [fill, stroke] = [COLOURS.errorGround, COLOURS.error];
  const edge = el('rect', { x, y, width, height, rx: 8, fill, stroke, 'stroke-width': 2 });
  return { svg: edge + inner.svg, height: height + GAP * 1.5 };
}

/** A row of a card. */
export function drawRow(row: Row, box: Box): Drawn {
  switch (row.kind) {
    case 'asks': {
      const drawn = lines(box, [{ text: row.text, colour: COLOURS.ink }]);
      return { ...drawn, height: drawn.height + GAP };
    }
    case 'count':
      return lines(box, [{ text: row.text, colour: COLOURS.soft, size: SIZES.small }]);
    case 'reveal': {
      const said = { text: row.text, colour: COLOURS.deep, weight: 600 };
      return boxed(box, [COLOURS.green, COLOURS.tint], said, row.when);
    }
    case 'item': {
      const said = { text: row.text, colour: COLOURS.ink, weight: 600 };
      return boxed(box, [COLOURS.line, COLOURS.mist], said, row.when);
    }
    case 'alert': {
      const [mark, ground] = LEVELS[row.level] ?? [COLOURS.soft, COLOURS.mist];
      return boxed(box, [mark, ground], { text: row.text, colour: mark, weight: 600 }, row.when);
    }
    case 'fault':
      return fault(box, row.text);
  }
}
