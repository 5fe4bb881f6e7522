import { COLOURS, PAGE, PATH, SIZES } from './style.ts';
import { el, type Svg, text, wrap } from './svg.ts';

/** A card's place on the path. */
export interface Stop {
  y: number;
  height: number;
  isConditional: boolean;
  stage: string | undefined;
}

const WIDTH = 4;
const BEND = 30;
const START = 10;
const DOT = 38;

const stroke = { stroke: COLOURS.green, 'stroke-width': WIDTH, fill: 'none', 'stroke-linecap': 'round' };

function detour({ y, height }: Stop): Svg {
  const { main, detour } = PATH;
  const end = y + height;
  const [top, bottom] = [y - START, end + START];
  const d = [
    `M ${main} ${top}`,
    `C ${main} ${top + BEND}, ${detour} ${top + BEND / 3}, ${detour} ${top + BEND * 1.4}`,
    `L ${detour} ${bottom - BEND * 1.4}`,
    `C ${detour} ${bottom - BEND / 3}, ${main} ${bottom - BEND}, ${main} ${bottom}`,
  ].join(' ');
  return el('path', { ...stroke, d, 'stroke-dasharray': '1 8' });
}

function dot({ y, isConditional }: Stop): Svg {
  return el('circle', {
    cx: isConditional ? PATH.detour : PATH.main,
    cy: y + DOT,
    r: 8,
    fill: isConditional ? COLOURS.paper : COLOURS.green,
    stroke: COLOURS.green,
    'stroke-width': WIDTH,
  });
}

/** Draws the path past all stops, with its detours. */
export function drawPath(stops: readonly Stop[]): Svg {
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return '';
  const from = first.isConditional ? first.y - START : first.y + DOT;
  const to = last.isConditional ? last.y + last.height + START : last.y + DOT;
  const line = el('line', { ...stroke, x1: PATH.main, x2: PATH.main, y1: from, y2: to });
  const detours = stops.filter(({ isConditional }) => isConditional).map(detour);
  return [line, ...detours, ...stops.map(dot)].join('');
}

/** Draws the progress stages, each beside its first step. */
export function drawStages(stops: readonly Stop[]): Svg {
  const starts = stops.filter(({ stage }, index) => stage !== undefined && stage !== stops[index - 1]?.stage);
  return starts
    .map((stop, index) => {
      const style = { fill: COLOURS.ink, size: SIZES.text };
      const width = PATH.main - PAGE.margin - 84;
      const centre = stop.y + DOT;
      const mark = el('circle', { cx: PAGE.margin + 16, cy: centre, r: 16, fill: COLOURS.coral });
      const middle = { x: PAGE.margin + 16, y: centre + 6, anchor: 'middle' as const };
      const number = text(String(index + 1), { ...middle, ...style, weight: 700 });
      const name = wrap(stop.stage ?? '', { width, size: SIZES.text, most: 3 }).map((line, row) =>
        text(line, { x: PAGE.margin + 44, y: centre + 6 + row * 20, ...style, weight: 600 }),
      );
      return [mark, number, ...name].join('');
    })
    .join('');
}
