import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { count } from '../../content/check/format.ts';
import { AROUND } from '../words/around.ts';
import { drawCard } from './card.ts';
import type { Box } from './draw-row.ts';
import { CARD, COLOURS, PAGE, SIZES, WAY, WITHOUT_STAGES } from './look.ts';
import { cut } from './measure.ts';
import type { Story } from './story.ts';
import { el, escapeXml, type Svg, text } from './svg.ts';
import { drawStages, drawWay, type Stop } from './way.ts';

const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);

/** The site's own letters, inside the picture: it is looked at on machines that do not have them. */
function fontFace(): string {
  const data = readFileSync(FONT).toString('base64');
  return `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

/** Below the title, and below what is wrong. */
const TOP = { well: 156, wrong: 184 } as const;

const cardBox = (x: number, y: number): Box => ({ x, y, width: CARD.end - x });

function drawTitle({ name, path, steps, ways, wrong }: Story, room: number): Svg {
  const { margin } = PAGE;
  const facts = [count(steps.length, 'step'), `${ways} through`, path].filter(Boolean).join(' · ');
  return [
    el('rect', { x: margin, y: 44, width: 48, height: 4, rx: 2, fill: COLOURS.coral }),
    text(cut(name, room, SIZES.title), {
      x: margin,
      y: 92,
      fill: COLOURS.ink,
      'font-size': SIZES.title,
      'font-weight': 700,
    }),
    text(cut(facts, room, SIZES.text), { x: margin, y: 122, fill: COLOURS.soft, 'font-size': SIZES.text }),
    wrong === undefined
      ? ''
      : text(wrong, {
          x: margin,
          y: 150,
          fill: COLOURS.error,
          'font-size': SIZES.text,
          'font-weight': 700,
        }),
  ].join('');
}

/** What somebody hears who cannot see the picture. */
function description({ steps, ways, wrong }: Story): string {
  const names = steps.map(({ heading, when }) => (when === undefined ? heading : `${heading}, if ${when}`));
  const through = `${ways} through ${count(steps.length, 'step')}: ${names.join('; ')}.`;
  return wrong === undefined ? through : `${wrong} ${through}`;
}

/** The cards of a journey, and where on the way they stand. What is around the steps comes after them. */
function drawCards({ steps, around }: Story, top: number) {
  const cards: Svg[] = [];
  const stops: Stop[] = [];
  let y = top;
  for (const { hash, heading, stage, when, rows } of steps) {
    const isConditional = when !== undefined;
    const content = { heading, aside: `#${hash}`, when, rows };
    const { svg, height } = drawCard(content, cardBox(isConditional ? WAY.detourCard : WAY.card, y));
    cards.push(svg);
    stops.push({ y, height, isConditional, stage });
    y += height + CARD.gap;
  }
  if (around.length > 0) {
    const content = { heading: AROUND, aside: '', when: undefined, rows: around };
    const { svg, height } = drawCard(content, cardBox(WAY.card, y));
    cards.push(svg);
    y += height + CARD.gap;
  }
  return { cards, stops, end: y - CARD.gap };
}

/** A journey as a picture: its steps in order, what each may show, and the ways past them. */
export function drawJourney(story: Story): Svg {
  const { cards, stops, end } = drawCards(story, story.wrong === undefined ? TOP.well : TOP.wrong);
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
    el('title', { id: 'title' }, escapeXml(`The journey “${story.name}”`)),
    el('desc', { id: 'description' }, escapeXml(description(story))),
    el('style', {}, fontFace()),
    el('rect', { width, height, fill: COLOURS.mist }),
    drawTitle(story, width - 2 * PAGE.margin),
    el('g', { transform: `translate(${-left} 0)` }, drawWay(stops), drawStages(stops), ...cards),
  );
}
