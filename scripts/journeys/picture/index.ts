import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { count } from '../../content/check/format.ts';
import { escapeHtml } from '../../site/html.ts';
import { AROUND } from '../format/texts.ts';
import { type Card, drawCard } from './card.ts';
import type { Picture } from './model.ts';
import { CARD, COLOURS, PAGE, PATH, SIZES, WITHOUT_STAGES } from './style.ts';
import { cut, el, type Svg, text, wrap } from './svg.ts';

const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);

/** The position of a card on the path. */
interface Stop {
  y: number;
  height: number;
  isConditional: boolean;
  stage: string | undefined;
}

const TOP = { clean: 156, problems: 184 } as const;
const WIDTH = 4;
const BEND = 30;
const START = 10;
const DOT = 38;

const STROKE = { stroke: COLOURS.green, 'stroke-width': WIDTH, fill: 'none', 'stroke-linecap': 'round' };

function drawDetour({ y, height }: Stop): Svg {
  const { main, detour } = PATH;
  const [top, bottom] = [y - START, y + height + START];
  const there = `C ${main} ${top + BEND}, ${detour} ${top + BEND / 3}, ${detour} ${top + BEND * 1.4}`;
  const back = `C ${detour} ${bottom - BEND / 3}, ${main} ${bottom - BEND}, ${main} ${bottom}`;
  const d = `M ${main} ${top} ${there} L ${detour} ${bottom - BEND * 1.4} ${back}`;
  return el('path', { ...STROKE, d, 'stroke-dasharray': '1 8' });
}

function drawDot({ y, isConditional }: Stop): Svg {
  return el('circle', {
    cx: isConditional ? PATH.detour : PATH.main,
    cy: y + DOT,
    r: 8,
    fill: isConditional ? COLOURS.paper : COLOURS.green,
    stroke: COLOURS.green,
    'stroke-width': WIDTH,
  });
}

/** Draws the path past all steps, with its detours. */
function drawPath(stops: readonly Stop[]): Svg {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  const y1 = first.y + (first.isConditional ? -START : DOT);
  const y2 = last.y + (last.isConditional ? last.height + START : DOT);
  const line = el('line', { ...STROKE, x1: PATH.main, x2: PATH.main, y1, y2 });
  const detours = stops.filter(({ isConditional }) => isConditional).map(drawDetour);
  return [line, ...detours, ...stops.map(drawDot)].join('');
}

/** Draws the progress stages, each beside its first step. */
function drawStages(stops: readonly Stop[]): Svg {
  const starts = stops.filter(({ stage }, index) => stage !== undefined && stage !== stops[index - 1]?.stage);
  const drawn = starts.flatMap(({ y, stage = '' }, index) => {
    const style = { fill: COLOURS.ink, size: SIZES.text };
    const x = PAGE.margin + 16;
    const baseline = y + DOT + 6;
    const mark = el('circle', { cx: x, cy: y + DOT, r: 16, fill: COLOURS.coral });
    const number = text(String(index + 1), { x, y: baseline, anchor: 'middle', ...style, weight: 700 });
    const lines = wrap(stage, { width: PATH.main - PAGE.margin - 84, size: SIZES.text, most: 3 });
    const name = lines.map((line, row) =>
      text(line, { x: x + 28, y: baseline + row * 20, ...style, weight: 600 }),
    );
    return [mark, number, ...name];
  });
  return drawn.join('');
}

function drawTitle({ name, path, paths, steps, problems }: Picture, room: number): Svg {
  const { margin } = PAGE;
  const title = { x: margin, y: 92, fill: COLOURS.ink, size: SIZES.title, weight: 700 };
  const facts = [count(steps.length, 'step'), paths, path].filter(Boolean).join(' · ');
  return [
    el('rect', { x: margin, y: 44, width: 48, height: 4, rx: 2, fill: COLOURS.coral }),
    text(cut(name, room, SIZES.title), title),
    text(cut(facts, room, SIZES.text), { x: margin, y: 122, fill: COLOURS.soft, size: SIZES.text }),
    problems && text(problems, { x: margin, y: 150, fill: COLOURS.error, size: SIZES.text, weight: 700 }),
  ].join('');
}

function describe({ steps, paths, problems }: Picture): string {
  const names = steps.map(({ heading, when }) => (when === undefined ? heading : `${heading}, if ${when}`));
  const through = `${paths} through ${count(steps.length, 'step')}: ${names.join('; ')}.`;
  return problems === undefined ? through : `${problems} ${through}`;
}

/** Draws a journey: its steps in order, what each step can show, and the detours to conditional steps. */
export function drawJourney(picture: Picture): Svg {
  const { name, steps, around, problems } = picture;
  const cards: Svg[] = [];
  let end = problems === undefined ? TOP.clean : TOP.problems;
  const add = (content: Card, x: number) => {
    const y = end;
    const { svg, height } = drawCard(content, { x, y, width: CARD.end - x });
    cards.push(svg);
    end += height + CARD.gap;
    return { y, height };
  };
  const stops = steps.map(({ hash, heading, stage, when, rows }): Stop => {
    const isConditional = when !== undefined;
    const x = isConditional ? PATH.detourCard : PATH.card;
    return { ...add({ heading, aside: `#${hash}`, when, rows }, x), isConditional, stage };
  });
  if (around.length > 0) add({ heading: AROUND, aside: '', rows: around }, PATH.card);

  const left = stops.some(({ stage }) => stage !== undefined) ? 0 : WITHOUT_STAGES;
  const width = PAGE.width - left;
  const height = Math.ceil(end - CARD.gap + PAGE.margin);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'title description',
    'font-family': 'Figtree, system-ui, sans-serif',
  };
  // embed the site's font, because viewers may not have it
  const font = `url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}) format("woff2")`;
  return el(
    'svg',
    attributes,
    el('title', { id: 'title' }, escapeHtml(`The journey “${name}”`)),
    el('desc', { id: 'description' }, escapeHtml(describe(picture))),
    el('style', {}, `@font-face{font-family:Figtree;font-weight:300 900;src:${font}}`),
    el('rect', { width, height, fill: COLOURS.mist }),
    drawTitle(picture, width - 2 * PAGE.margin),
    el('g', { transform: `translate(${-left} 0)` }, drawPath(stops), drawStages(stops), ...cards),
  );
}
