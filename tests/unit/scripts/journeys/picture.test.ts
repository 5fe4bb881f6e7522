import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { JourneyMap } from '#types/data/journeys';
import type { ContentFiles } from '../../../../scripts/content/read.ts';
import { mapJourney } from '../../../../scripts/journeys/map.ts';
import { drawJourney } from '../../../../scripts/journeys/picture/index.ts';
import { createPicture } from '../../../../scripts/journeys/picture/model.ts';
import { CARD } from '../../../../scripts/journeys/picture/style.ts';
import { textWidth, wrap } from '../../../../scripts/journeys/picture/svg.ts';
import { type Facts, readSite } from '../../../../scripts/journeys/site/site.ts';
import { alert, fixture, object, PICNIC_FACTS, reveals, type StepOf, siteOf, text, when } from './site-of.ts';

/** Returns a function that creates the picture of a site's journey, with changes to its map. */
function pictureOf(files: ContentFiles, facts: Facts) {
  const [journey] = readSite(files, facts).journeys;
  if (!journey) throw new Error('There is no journey.');
  const map = mapJourney(journey);
  return (more: Partial<JourneyMap> = {}) => createPicture(journey, { ...map, ...more });
}

const labelled = (title: string, labels: Record<string, string>) => ({
  type: 'string',
  title,
  oneOf: Object.entries(labels).map(([value, label]) => ({ const: value, title: label })),
});

describe('the picture of a journey', () => {
  const picture = pictureOf(fixture('journeys'), PICNIC_FACTS)();
  const svg = drawJourney(picture);
  const lines = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line = '']) =>
    line.replaceAll('&quot;', '"'),
  );

  test('is a valid SVG with a title and a description', async () => {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).toMatch(/<svg [^>]*role="img" aria-labelledby="title description"/);
    expect(svg).toContain('<title id="title">The journey “Plan a picnic”</title>');
    expect(svg).toMatch(
      /<desc id="description">8 unreachable. 2 paths through 6 steps: Who comes along\?;.* if children is yes;/,
    );
  });

  test('shows each step with its condition, detour, stage and contents', () => {
    const shown = lines.join(' ');
    for (const { heading, hash, when, rows } of picture.steps) {
      expect(lines).toEqual(expect.arrayContaining([heading, `#${hash}`]));
      if (when) expect(shown).toContain(`if ${when}`);
      for (const row of rows) {
        expect(shown).toContain(row.text);
        if (row.when) expect(shown).toContain(`if ${row.when}`);
      }
    }
    const detours = svg.match(/<path [^>]*stroke-dasharray/g) ?? [];
    expect(detours).toHaveLength(picture.steps.filter((step) => step.when !== undefined).length);
    expect(lines).toEqual(expect.arrayContaining(['Who comes', 'The day', '6 steps · 2 paths']));
    expect(shown).toContain('A large table if guests is at least 10');
    expect(shown).toContain('Finish “{heading}” first. if a step before it is incomplete');
    expect(shown).toContain('Unreachable: the step. Its step is never part of the journey');
  });
});

describe('problems in a picture', () => {
  const never = reveals({ allOf: [when({ who: 'S' }), when({ who: 'D' })] }, { text: text('Text') });
  const fields = { who: labelled('Who?', { S: 'Single', D: 'Couple' }) };
  const step = {
    hash: 'who',
    schema: object(fields, { required: ['who'], not: when({ who: 'D' }), ...never }),
    uiSchema: { text: { 'ui:messages': 'Enter it' } },
    alerts: [alert('Reached.', when({ who: 'D' })), alert('Never.', when({ who: 'X' }))],
  };
  const create = pictureOf(siteOf([step]), { schemas: new Map(), answered: new Set() });
  const PLACE = { hash: 'who', file: 'journey.json', line: 1 };
  const rowsOf = (more: Partial<JourneyMap> = {}, { steps, around } = create(more)) =>
    [...(steps[0]?.rows ?? []), ...around].map((row) => `${row.kind} ${row.text}`);

  test('have a row each, and unreachable parts have no other row', () => {
    expect(rowsOf()).toEqual([
      expect.stringMatching(/^problem Unreachable: the field text, which a condition reveals\. /),
      expect.stringMatching(/^problem Unreachable: the alert “Never.”\. /),
      expect.stringMatching(
        /^problem Dead end: nobody who answers who with Couple can complete the journey\. /,
      ),
      'asks Who?',
      'alert Reached.',
      'count 1 message',
    ]);
    const limited = rowsOf({ deadEnds: [], searchLimits: [{ ...PLACE, reason: 'too many' }] });
    expect(limited[2]).toMatch(/^problem Not searched to the end, .* Too many\.$/);
    const target = { kind: 'alert' as const, text: 'Around.' };
    const around = rowsOf({ reaches: [{ ...PLACE, hash: '', target, reason: 'it is a test' }] });
    expect(around.at(-1)).toBe('problem Unreachable: the alert “Around.”. It is a test.');
  });

  test('are summarised in the title and description and shown in full', () => {
    const svg = drawJourney(create());
    expect(svg).toContain('>3 unreachable, 1 dead end.</text>');
    expect(svg).toContain('<desc id="description">3 unreachable, 1 dead end. ');
    expect(drawJourney(create({ reaches: [], deadEnds: [] }))).not.toContain('unreachable');
    const reason = Array.from({ length: 99 }, (_, index) => `reason${index}`).join(' ');
    const long = drawJourney(create({ deadEnds: [{ ...PLACE, reason }] }));
    expect(long.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(reason.slice(1));
  });
});

describe('choices in a picture', () => {
  const LONG = 'Everybody who lives with me, whether they came with me or have been here before';
  const who = labelled('Who?', { D: 'Couple', F: 'Family', S: 'Single', X: LONG });
  const facts = { schemas: new Map([['weather', { enum: ['sun', 'rain'] }]]), answered: new Set(['who']) };
  const among = (...values: string[]) => object({ who: { enum: values } }, { required: ['who'] });
  const shown = { text: text('Text') };
  const create = (...steps: StepOf[]) => pictureOf(siteOf(steps), facts)();
  const rowsOf = (...steps: StepOf[]) => create(...steps).steps.map(({ rows }) => rows);

  test('use the labels that visitors see, except for values that only code knows', () => {
    const alerts = [alert('Umbrellas.', when({ who: 'D', weather: 'rain' }))];
    const partner = { hash: 'partner', schema: object({}), alerts, reads: ['who', 'weather'] };
    const ask = { hash: 'ask', schema: object({ who }, reveals(among('F', 'S'), shown)) };
    const [first, second] = create(ask, { ...partner, when: among('D', 'F') }).steps;
    expect(first?.rows).toContainEqual({ kind: 'reveal', text: 'Text', when: 'who is Family or Single' });
    expect(second?.when).toBe('who is Couple or Family');
    expect(second?.rows).toMatchObject([{ kind: 'alert', when: 'who is Couple and weather is rain' }]);
  });

  test('are combined in one row if several conditions reveal the same field', () => {
    const family = when({ who: 'F' });
    const nested = { if: family, then: object({ text: { maxLength: 5 } }) };
    const single = { ...reveals(when({ who: 'S' }), shown), else: object({ more: text('More') }) };
    const allOf = [reveals(family, shown), single, { if: family, then: nested }];
    const [rows] = rowsOf({ hash: 'ask', schema: object({ who }, { allOf }) });
    expect(rows?.filter(({ kind }) => kind === 'reveal')).toEqual([
      { kind: 'reveal', text: 'Text', when: 'who is Family or who is Single' },
      { kind: 'reveal', text: 'More', when: 'who is not Single' },
    ]);
  });

  test('use the labels of the list that they are in', () => {
    const inner = { who: labelled('Who?', { D: 'Daughter', S: 'Son' }) };
    const all = { type: 'array', items: object(inner, reveals(when({ who: 'D' }), shown)) };
    const [rows] = rowsOf({ hash: 'ask', schema: object({ who, all }) });
    expect(rows).toContainEqual({ kind: 'reveal', text: 'Text', when: 'who is Daughter' });
  });

  test('are shortened to fit the picture', () => {
    const last = { hash: 'all', schema: object({}), when: among('X', 'F') };
    const picture = create({ hash: 'ask', schema: object({ who }) }, last);
    expect(picture.steps[1]?.when).toMatch(/^who is Everybody who lives [\w ]*… or Family$/);
    const bold = /<text x="(\d+)"[^>]*font-size="16" font-weight="600"[^>]*>([^<]*)</g;
    const lines = [...drawJourney(picture).matchAll(bold)];
    expect(lines.length).toBeGreaterThan(0);
    for (const [, x, line = ''] of lines) expect(Number(x) + textWidth(line, 16)).toBeLessThan(CARD.end);
  });
});

test.each([
  ['breaks lines between words and cuts the last line', 'We don’t have cover for the visa', 120, 2],
  ['cuts a word that is wider than its line', 'm'.repeat(60), 200, 1],
])('keeps texts inside their boxes: %s', (_case, content, width, most) => {
  const lines = wrap(content, { width, size: 16, most });
  expect(lines).toHaveLength(most);
  expect(lines.at(-1)).toMatch(/^\S.*…$/);
  for (const line of lines) expect(textWidth(line, 16)).toBeLessThanOrEqual(width);
});
