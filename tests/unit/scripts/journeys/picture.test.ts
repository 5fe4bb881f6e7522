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
import { fixture, object, PICNIC_FACTS, type StepOf, siteOf, when } from './site-of.ts';

/** Returns a function that creates the picture of a site's journey, with changes to its map. */
function pictureOf(files: ContentFiles, facts: Facts) {
  const site = readSite(files, facts);
  const [journey] = site.journeys;
  if (!journey) throw new Error('There is no journey.');
  const map = mapJourney(journey);
  return (more: Partial<JourneyMap> = {}) => createPicture(journey, { ...map, ...more });
}

type Picture = ReturnType<ReturnType<typeof pictureOf>>;

describe('the picture of a journey', () => {
  const picture = pictureOf(fixture('journeys'), PICNIC_FACTS)();
  const svg = drawJourney(picture);
  const lines = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, line = '']) =>
    line.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
  const text = lines.join(' ');

  test('is a valid SVG of its size, with a name and a description', async () => {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg).toMatch(/<svg [^>]*role="img" aria-labelledby="title description"/);
    expect(svg).toContain('<title id="title">The journey “Plan a picnic”</title>');
    expect(svg).toMatch(
      /<desc id="description">8 unreachable. 2 paths through 6 steps: Who comes along\?;.* if children is yes;/,
    );
  });

  test('shows every step with its hash and condition, a detour to each conditional step, and the stages', () => {
    for (const { heading, hash, when } of picture.steps) {
      expect(lines).toEqual(expect.arrayContaining([heading, `#${hash}`]));
      if (when) expect(text).toContain(`if ${when}`);
    }
    const detours = svg.match(/<path [^>]*stroke-dasharray/g) ?? [];
    expect(detours).toHaveLength(picture.steps.filter(({ when }) => when !== undefined).length);
    expect(lines).toEqual(expect.arrayContaining(['Who comes', 'The day', '6 steps · 2 paths']));
  });

  test('shows what each step asks, reveals and says, when, and what is unreachable', () => {
    for (const row of picture.steps.flatMap(({ rows }) => rows)) {
      expect(text).toContain(row.text);
      if ('when' in row && row.when) expect(text).toContain(`if ${row.when}`);
    }
    expect(text).toContain('A large table if guests is at least 10');
    expect(text).toContain('Finish “{heading}” first. if a step before it is incomplete');
    expect(text).toContain('Unreachable: the step. Its step is never part of the journey');
  });
});

describe('problems in a picture', () => {
  const who = {
    type: 'string',
    title: 'Who?',
    oneOf: [
      { const: 'S', title: 'Single' },
      { const: 'D', title: 'Couple' },
    ],
  };
  const alert = (text: string, condition: object) => ({ level: 'info', text, when: condition });
  const both = { allOf: [when({ who: 'S' }), when({ who: 'D' })] };
  const step = {
    hash: 'who',
    schema: object(
      { who },
      {
        required: ['who'],
        not: when({ who: 'D' }),
        if: both,
        then: object({ text: { type: 'string', title: 'Text' } }),
      },
    ),
    uiSchema: { text: { 'ui:messages': 'Enter it' } },
    alerts: [alert('Seen.', when({ who: 'D' })), alert('Never seen.', when({ who: 'X' }))],
  };
  const create = pictureOf(siteOf([step]), { schemas: new Map(), answered: new Set() });
  const PLACE = { hash: 'who', file: 'journey.json', line: 1 };
  const rowsOf = (picture: Picture) => picture.steps[0]?.rows ?? [];
  const problemsIn = (rows: Picture['around']) =>
    rows.flatMap(({ kind, text }) => (kind === 'problem' ? [text] : []));

  test('each has a row, and what is unreachable has no other', () => {
    expect(problemsIn(rowsOf(create()))).toEqual([
      expect.stringMatching(/^Unreachable: the field text, which a condition reveals\. /),
      expect.stringMatching(/^Unreachable: the alert “Never seen.”\. /),
      expect.stringMatching(/^Dead end: nobody who answers who with Couple can complete the journey\. /),
    ]);
    const others = rowsOf(create()).filter(({ kind }) => kind === 'reveal' || kind === 'alert');
    expect(others.map(({ text }) => text)).toEqual(['Seen.']);
  });

  test('a step that was not searched to the end, and an unreachable line around the steps', () => {
    const limited = create({ deadEnds: [], searchLimits: [{ ...PLACE, reason: 'too many' }] });
    expect(problemsIn(rowsOf(limited)).at(-1)).toMatch(/^Not searched to the end, .* Too many\.$/);
    const target = { kind: 'alert' as const, text: 'Around.' };
    const { around } = create({ reaches: [{ ...PLACE, hash: '', target, reason: 'it is a test' }] });
    expect(problemsIn(around)).toEqual(['Unreachable: the alert “Around.”. It is a test.']);
  });

  test('the title and the description sum them up', () => {
    const svg = drawJourney(create());
    expect(svg).toContain('>3 unreachable, 1 dead end.</text>');
    expect(svg).toContain('<desc id="description">3 unreachable, 1 dead end. ');
    const clean = drawJourney(create({ reaches: [], deadEnds: [] }));
    expect(clean.includes('unreachable')).toBe(false);
  });

  test('a long one is shown in full', () => {
    const reason = Array.from({ length: 99 }, (_, index) => `reason${index}`).join(' ');
    const svg = drawJourney(create({ deadEnds: [{ ...PLACE, reason }] }));
    const text = svg.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(text.includes(reason.slice(1))).toBe(true);
  });
});

describe('choices in a picture read as visitors read them', () => {
  const text = { type: 'string', title: 'Text' };
  const labelled = (labels: Record<string, string>) => ({
    type: 'string',
    title: 'Choice',
    oneOf: Object.entries(labels).map(([value, title]) => ({ const: value, title })),
  });
  const among = (name: string, ...values: string[]) =>
    object({ [name]: { enum: values } }, { required: [name] });
  const LONG = 'Everybody who lives with me, whether they came with me or have been here before';
  const who = labelled({ D: 'Couple', F: 'Family', S: 'Single', X: LONG });
  const facts = { schemas: new Map([['weather', { enum: ['sun', 'rain'] }]]), answered: new Set(['who']) };
  const create = (...steps: StepOf[]) => pictureOf(siteOf(steps), facts)();

  test('at the step that asks and at later ones, but not values that only code knows', () => {
    const reveal = { if: among('who', 'F', 'S'), then: object({ text }) };
    const alerts = [{ level: 'info', text: 'Umbrellas.', when: when({ who: 'D', weather: 'rain' }) }];
    const reads = ['who', 'weather'];
    const [first, second] = create(
      { hash: 'ask', schema: object({ who }, reveal) },
      { hash: 'partner', schema: object({}), alerts, reads, when: among('who', 'D', 'F') },
    ).steps;
    expect(first?.rows).toContainEqual({ kind: 'reveal', text: 'Text', when: 'who is Family or Single' });
    expect(second?.when).toBe('who is Couple or Family');
    expect(second?.rows).toContainEqual(
      expect.objectContaining({ kind: 'alert', when: 'who is Couple and weather is rain' }),
    );
  });

  test('of a field that several conditions reveal, each once', () => {
    const more = { ...text, title: 'More' };
    const nested = { if: when({ who: 'F' }), then: object({ text: { maxLength: 5 } }) };
    const allOf = [
      { if: when({ who: 'F' }), then: object({ text }) },
      { if: when({ who: 'S' }), then: object({ text }), else: object({ more }) },
      { if: when({ who: 'F' }), then: nested },
    ];
    const [step] = create({ hash: 'ask', schema: object({ who }, { allOf }) }).steps;
    expect(step?.rows.filter(({ kind }) => kind === 'reveal')).toEqual([
      { kind: 'reveal', text: 'Text', when: 'who is Family or who is Single' },
      { kind: 'reveal', text: 'More', when: 'who is not Single' },
    ]);
  });

  test('inside a list, as the list has them', () => {
    const items = object(
      { who: labelled({ D: 'Daughter', S: 'Son' }) },
      { if: when({ who: 'D' }), then: object({ text }) },
    );
    const [step] = create({ hash: 'ask', schema: object({ who, all: { type: 'array', items } }) }).steps;
    expect(step?.rows).toContainEqual({ kind: 'reveal', text: 'Text', when: 'who is Daughter' });
  });

  test('a long one is shortened, and stays inside the picture', () => {
    const last = { hash: 'all', schema: object({}), when: among('who', 'X', 'F') };
    const picture = create({ hash: 'ask', schema: object({ who }) }, last);
    expect(picture.steps[1]?.when).toMatch(/^who is Everybody who lives [\w ]*… or Family$/);
    const lines = [
      ...drawJourney(picture).matchAll(/<text x="(\d+)"[^>]*font-size="16" font-weight="600"[^>]*>([^<]*)</g),
    ];
    expect(lines.length).toBeGreaterThan(0);
    for (const [, x, line = ''] of lines) expect(Number(x) + textWidth(line, 16)).toBeLessThan(CARD.end);
  });
});

test.each([
  ['lines break between words, and the last one is cut', 'We don’t have cover for the visa', 120, 2],
  ['a word that is wider than its line is cut', 'm'.repeat(60), 200, 1],
])('texts stay in their boxes: %s', (_case, text, width, most) => {
  const lines = wrap(text, { width, size: 16, most });
  expect(lines).toHaveLength(most);
  expect(lines.at(-1)).toMatch(/^\S.*…$/);
  for (const line of lines) expect(textWidth(line, 16)).toBeLessThanOrEqual(width);
});
