import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { readContent } from '../../../../scripts/content/read.ts';
import { mapJourneys } from './site-of.ts';

const LIBRARY = fileURLToPath(new URL('../../../fixtures/library/', import.meta.url));

const FACTS = {
  schemas: new Map<string, JsonObject>([
    ['ageGroup', { enum: ['child', 'adult'] }],
    ['readyOn', { type: 'string', format: 'date' }],
    ['lapsed', { type: 'boolean' }],
    ['depositAmount', { type: 'string', examples: ['$20'] }],
    ['dueDay', { type: 'string', examples: ['1 May 2027'] }],
    ['isPaid', { type: 'boolean' }],
  ]),
  answered: new Set(['ageGroup']),
};

const maps = mapJourneys(readContent(LIBRARY), FACTS);

test('journeys about something else, in JSON alone, are searched like any other', () => {
  const paths = Object.fromEntries(maps.map((map) => [map.file, map.paths]));
  expect(paths).toEqual({ 'deposit.json': 4, 'journey.json': 2, 'renewal.json': 1, 'thanks.json': 1 });
});

test('a card is asked about by those for whom a day is known, and a guardian by children', () => {
  const deposit = maps.find(({ file }) => file === 'deposit.json');
  const steps = deposit?.reaches.filter(({ target }) => target.kind === 'step');
  expect(steps?.map(({ hash, visit }) => [hash, visit?.earlier, Object.keys(visit?.facts ?? {})])).toEqual([
    ['reader', {}, []],
    ['guardian', { reader: { ageGroup: 'child' } }, []],
    ['card', {}, ['readyOn']],
    ['deposit', {}, []],
  ]);
});
