import { expect, test } from 'vitest';
import { mapJourney } from '../../../../scripts/journeys/map.ts';
import { drawJourney } from '../../../../scripts/journeys/picture/index.ts';
import { createPicture } from '../../../../scripts/journeys/picture/model.ts';
import { CARD } from '../../../../scripts/journeys/picture/style.ts';
import { textWidth } from '../../../../scripts/journeys/picture/svg.ts';
import { readSite } from '../../../../scripts/journeys/site/read-site.ts';
import { object, type StepOf, siteOf, when } from './site-of.ts';

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

/** What the picture of a journey of these steps tells, and the picture. */
function pictureOf(...steps: StepOf[]) {
  const schemas = new Map([['weather', { enum: ['sun', 'rain'] }]]);
  const site = readSite(siteOf(steps), { schemas, answered: new Set(['who']) });
  const [journey] = site.journeys;
  if (!journey) throw new Error('There is no journey.');
  const story = createPicture(site, journey, mapJourney(site, journey));
  return { story, svg: drawJourney(story) };
}
const ask = { hash: 'ask', schema: object({ who }) };

test('npm run journeys: a picture says choices as visitors read them, at the step that asks and at later ones', () => {
  const reveal = { if: among('who', 'F', 'S'), then: object({ text }) };
  const alerts = [{ level: 'info', text: 'Umbrellas.', when: when({ who: 'D', weather: 'rain' }) }];
  const { story } = pictureOf(
    { hash: 'ask', schema: object({ who }, reveal) },
    { hash: 'partner', schema: object({}), alerts, reads: ['who', 'weather'], when: among('who', 'D', 'F') },
  );
  const [first, second] = story.steps;
  expect(first?.rows).toContainEqual({ kind: 'reveal', text: 'Text', when: 'who is Family or Single' });
  expect(second?.when).toBe('who is Couple or Family');
  // what only code knows is no choice of anybody
  expect(second?.rows).toContainEqual(
    expect.objectContaining({ kind: 'alert', when: 'who is Couple and weather is rain' }),
  );
});

test('npm run journeys: a field that several conditions bring shows if one of them holds, or if one does not', () => {
  const allOf = [
    { if: when({ who: 'F' }), then: object({ text }) },
    { if: when({ who: 'S' }), then: object({ text }), else: object({ more: { ...text, title: 'More' } }) },
    // nothing is there for this that the first has not brought
    { if: when({ who: 'F' }), then: { if: when({ who: 'F' }), then: object({ text: { maxLength: 5 } }) } },
  ];
  const { story } = pictureOf({ hash: 'ask', schema: object({ who }, { allOf }) });
  expect(story.steps[0]?.rows.filter(({ kind }) => kind === 'reveal')).toEqual([
    { kind: 'reveal', text: 'Text', when: 'who is Family or who is Single' },
    { kind: 'reveal', text: 'More', when: 'who is not Single' },
  ]);
});

test('npm run journeys: inside a list, the choices are those of the list', () => {
  const items = object(
    { who: labelled({ D: 'Daughter', S: 'Son' }) },
    { if: when({ who: 'D' }), then: object({ text }) },
  );
  const { story } = pictureOf({ hash: 'ask', schema: object({ who, all: { type: 'array', items } }) });
  expect(story.steps[0]?.rows).toContainEqual({ kind: 'reveal', text: 'Text', when: 'who is Daughter' });
});

test('npm run journeys: a choice with many words is shortened, and stays inside the picture', () => {
  const { story, svg } = pictureOf(ask, { hash: 'all', schema: object({}), when: among('who', 'X', 'F') });
  expect(story.steps[1]?.when).toMatch(/^who is Everybody who lives [\w ]*… or Family$/);
  const lines = [...svg.matchAll(/<text x="(\d+)"[^>]*font-size="16" font-weight="600"[^>]*>([^<]*)</g)];
  expect(lines.length).toBeGreaterThan(0);
  for (const [, x, words = ''] of lines) expect(Number(x) + textWidth(words, 16)).toBeLessThan(CARD.end);
});
