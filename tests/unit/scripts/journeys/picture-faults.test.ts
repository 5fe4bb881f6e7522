import { expect, test } from 'vitest';
import type { JourneyMap } from '#types/data/journeys';
import { mapJourney } from '../../../../scripts/journeys/map.ts';
import { drawJourney } from '../../../../scripts/journeys/picture/index.ts';
import { createPicture } from '../../../../scripts/journeys/picture/model.ts';
import { readSite } from '../../../../scripts/journeys/site/read-site.ts';
import { object, siteOf, when } from './site-of.ts';

const who = {
  type: 'string',
  title: 'Who?',
  oneOf: [
    { const: 'S', title: 'Single' },
    { const: 'D', title: 'Couple' },
  ],
};
const text = { type: 'string', title: 'Text' };
const alert = (words: string, condition: object) => ({ level: 'info', text: words, when: condition });

/** A step that couples are held up at, with a field and an alert that nobody comes to. */
const step = {
  hash: 'who',
  schema: object(
    { who },
    {
      required: ['who'],
      not: when({ who: 'D' }),
      if: { allOf: [when({ who: 'S' }), when({ who: 'D' })] },
      then: object({ text }),
    },
  ),
  uiSchema: { text: { 'ui:messages': 'Enter it' } },
  alerts: [alert('Seen.', when({ who: 'D' })), alert('Never seen.', when({ who: 'X' }))],
};
const site = readSite(siteOf([step]), { schemas: new Map(), answered: new Set() });
const [journey] = site.journeys;
if (!journey) throw new Error('There is no journey.');
const map = mapJourney(site, journey);

const story = (more: Partial<JourneyMap> = {}) => createPicture(site, journey, { ...map, ...more });
const faultsOf = (rows: ReturnType<typeof story>['around']) =>
  rows.flatMap((row) => (row.kind === 'problem' ? [row.text] : []));
const PLACE = { hash: 'who', file: 'journey.json', line: 1 };

test('npm run journeys: a picture tells who is held up at a step, and what nobody comes to there, each once', () => {
  const [{ rows = [] } = {}] = story().steps;
  expect(faultsOf(rows)).toEqual([
    expect.stringMatching(/^Unreachable: the field text, which a condition reveals\. /),
    expect.stringMatching(/^Unreachable: the alert “Never seen.”\. /),
    expect.stringMatching(/^Dead end: nobody who answers who with Couple can complete the journey\. /),
  ]);
  const others = rows.flatMap((row) => (row.kind === 'reveal' || row.kind === 'alert' ? [row.text] : []));
  expect(others).toEqual(['Seen.']);
});

test('npm run journeys: … and whom nobody knows of, as not all was tried', () => {
  const [{ rows = [] } = {}] = story({
    deadEnds: [],
    searchLimits: [{ ...PLACE, reason: 'too many' }],
  }).steps;
  expect(faultsOf(rows)).toContainEqual(expect.stringMatching(/^Not searched to the end, .* Too many\.$/));
});

test('npm run journeys: a picture tells what nobody comes to on the page around the steps', () => {
  const target = { kind: 'alert' as const, text: 'Around.' };
  const { around } = story({ reaches: [{ ...PLACE, hash: '', target, reason: 'it is a test' }] });
  expect(faultsOf(around)).toEqual(['Unreachable: the alert “Around.”. It is a test.']);
});

test('npm run journeys: the title of a picture tells what is wrong in it, and nothing where all is well', () => {
  const wrong = '3 unreachable, 1 dead end.';
  const svg = drawJourney(story());
  expect(svg).toContain(`>${wrong}</text>`);
  expect(svg).toContain(`<desc id="description">${wrong} `);
  expect(drawJourney(story({ reaches: [], deadEnds: [] }))).not.toContain('unreachable');
});

test('npm run journeys: what is wrong is said in full, however long it is', () => {
  const reason = Array.from({ length: 99 }, (_, index) => `reason${index}`).join(' ');
  const words = drawJourney(story({ deadEnds: [{ ...PLACE, reason }] })).replace(/<[^>]*>/g, ' ');
  expect(words.replace(/\s+/g, ' ')).toContain(reason.slice(1));
});
