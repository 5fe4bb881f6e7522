import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { mapJourney } from '../../../../scripts/journeys/map.ts';
import { drawJourney } from '../../../../scripts/journeys/picture/index.ts';
import { createPicture } from '../../../../scripts/journeys/picture/model.ts';
import { textWidth, wrap } from '../../../../scripts/journeys/picture/svg.ts';
import { readSite } from '../../../../scripts/journeys/site/read-site.ts';

const PICNIC = fileURLToPath(new URL('../../../fixtures/journeys/', import.meta.url));
const FACTS = {
  schemas: new Map([
    ['children', { enum: ['no', 'yes'] }],
    ['weather', { enum: ['sunny', 'rainy'] }],
  ]),
  answered: new Set(['children']),
};

const site = readSite(readContent(PICNIC), FACTS);
const [journey] = site.journeys;
if (!journey) throw new Error('The fixture has no journey.');
const story = createPicture(site, journey, mapJourney(site, journey));
const svg = drawJourney(story);
/** The words of the picture, line by line, as they are seen. */
const words = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line = '']) =>
  line.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
);

describe('npm run journeys: the picture of a journey', () => {
  test('is an SVG that can be drawn, as wide as it says', async () => {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  test('has a name and a description for those who cannot see it', () => {
    expect(svg).toMatch(/<svg [^>]*role="img" aria-labelledby="title description"/);
    expect(svg).toContain('<title id="title">The journey “Plan a picnic”</title>');
    expect(svg).toMatch(
      /<desc id="description">8 unreachable. 2 paths through 6 steps: Who comes along\?;.* if children is yes;/,
    );
  });

  test('holds every step with its hash and the condition it waits for, and the stages', () => {
    for (const { heading, hash, when } of story.steps) {
      expect(words).toEqual(expect.arrayContaining([heading, `#${hash}`]));
      if (when) expect(words.join(' ')).toContain(`if ${when}`);
    }
    expect(words).toEqual(expect.arrayContaining(['Who comes', 'The day', '6 steps · 2 paths']));
  });

  test('holds what each step asks, reveals, alerts of and says, and when', () => {
    const said = words.join(' ');
    for (const row of story.steps.flatMap(({ rows }) => rows)) {
      const expected = 'when' in row && row.when ? `if ${row.when}` : '';
      expect(said).toContain(row.text);
      expect(said).toContain(expected);
    }
    expect(said).toContain('A large table if guests is at least 10');
    expect(said).toContain('Finish “{heading}” first. if a step before it is incomplete');
  });

  test('a step that only some come to lies beside the way', () => {
    const detours = svg.match(/<path [^>]*stroke-dasharray/g) ?? [];
    expect(detours).toHaveLength(story.steps.filter(({ when }) => when !== undefined).length);
  });

  test('tells what nobody can come to, and why', () => {
    const said = words.join(' ');
    expect(said).toContain(
      'Unreachable: the alert “No games without children.”. Its conditions exclude each other',
    );
    expect(said).toContain('Unreachable: the step. Its step is never part of the journey');
  });
});

describe('npm run journeys: texts stay in their boxes', () => {
  test('lines are broken between words, and the last is cut where there are too many', () => {
    const lines = wrap('We don’t have cover for the visa that you chose', { width: 120, size: 16, most: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(textWidth(line, 16)).toBeLessThanOrEqual(120);
  });

  test('a word that is wider than its line is cut as well', () => {
    const [line = ''] = wrap('m'.repeat(60), { width: 200, size: 16, most: 1 });
    expect(line).toMatch(/^m+…$/);
    expect(textWidth(line, 16)).toBeLessThanOrEqual(200);
  });
});
