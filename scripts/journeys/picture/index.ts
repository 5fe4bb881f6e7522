import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { count } from '../../content/check/format.ts';
import { AROUND } from '../format/texts.ts';
import { drawCard } from './card.ts';
import type { Picture } from './model.ts';
import { drawPath, drawStages, type Stop } from './path.ts';
import { CARD, COLOURS, PAGE, PATH, SIZES, WITHOUT_STAGES } from './style.ts';
import { cut, el, escapeXml, type Svg, text } from './svg.ts';

const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);

/** Embeds the site's font: viewers may not have it. */
function fontFace(): string {
  const data = readFileSync(FONT).toString('base64');
  return `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

const TOP = { clean: 156, problems: 184 } as const;

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

function description({ steps, paths, problems }: Picture): string {
  const names = steps.map(({ heading, when }) => (when === undefined ? heading : `${heading}, if ${when}`));
  const through = `${paths} through ${count(steps.length, 'step')}: ${names.join('; ')}.`;
  return problems === undefined ? through : `${problems} ${through}`;
}

function drawCards({ steps, around }: Picture, top: number) {
  const cards: Svg[] = [];
  let y = top;
  const add = (content: Parameters<typeof drawCard>[0], x: number) => {
    const { svg, height } = drawCard(content, { x, y, width: CARD.end - x });
    const place = { y, height };
    cards.push(svg);
    y += height + CARD.gap;
    return place;
  };
  const stops = steps.map(({ hash, heading, stage, when, rows }): Stop => {
    const isConditional = when !== undefined;
    const content = { heading, aside: `#${hash}`, when, rows };
    return { ...add(content, isConditional ? PATH.detourCard : PATH.card), isConditional, stage };
  });
  if (around.length > 0) add({ heading: AROUND, aside: '', when: undefined, rows: around }, PATH.card);
  return { cards, stops, end: y - CARD.gap };
}

/** Draws a journey: its steps in order, what each may show, and the detours to conditional steps. */
export function drawJourney(picture: Picture): Svg {
  const { cards, stops, end } = drawCards(picture, picture.problems === undefined ? TOP.clean : TOP.problems);
  const left = stops.some(({ stage }) => stage !== undefined) ? 0 : WITHOUT_STAGES;
  const width = PAGE.width - left;
  const height = Math.ceil(end + PAGE.margin);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': 'title description',
      'font-family': 'Figtree, system-ui, sans-serif',
    },
    el('title', { id: 'title' }, escapeXml(`The journey “${picture.name}”`)),
    el('desc', { id: 'description' }, escapeXml(description(picture))),
    el('style', {}, fontFace()),
    el('rect', { width, height, fill: COLOURS.mist }),
    drawTitle(picture, width - 2 * PAGE.margin),
    el('g', { transform: `translate(${-left} 0)` }, drawPath(stops), drawStages(stops), ...cards),
  );
}
