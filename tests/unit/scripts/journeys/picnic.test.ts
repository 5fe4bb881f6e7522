import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Reach, Target } from '#types/data/journeys';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { readContent } from '../../../../scripts/content/read.ts';
import { mapJourneys } from './site-of.ts';

const PICNIC = fileURLToPath(new URL('../../../fixtures/journeys/', import.meta.url));

const FACTS = {
  schemas: new Map<string, JsonObject>([
    ['children', { enum: ['no', 'yes'] }],
    ['drink', { type: 'string' }],
    ['weather', { enum: ['sunny', 'rainy'] }],
  ]),
  answered: new Set(['children', 'drink']),
};

const [map] = mapJourneys(readContent(PICNIC), FACTS);
if (!map) throw new Error('The fixture has no journey.');

const nameOf = (target: Target) => {
  const text = 'text' in target ? target.text : '';
  const field = 'field' in target ? target.field : '';
  return [target.kind, field, 'keyword' in target ? target.keyword : '', text].filter(Boolean).join(' ');
};
const found = (hash: string, test: (reach: Reach) => boolean) =>
  map.reaches.filter((reach) => reach.hash === hash && test(reach));
/** Returns what leads to each target of a step: facts, earlier answers and its own answers. */
const visitsTo = (hash: string) =>
  Object.fromEntries(
    found(hash, ({ visit }) => visit !== undefined).map(({ target, visit }) => [
      nameOf(target),
      { ...visit?.facts, ...visit?.earlier, ...visit?.answers },
    ]),
  );
const reasons = (hash: string) =>
  Object.fromEntries(
    found(hash, ({ visit }) => !visit).map(({ target, reason }) => [nameOf(target), reason]),
  );

describe('npm run journeys: the shortest answers to everything that visitors can see', () => {
  test('a step with a reveal, an alert at a limit, and a message for each rule, in lists too', () => {
    expect(visitsTo('guests')).toEqual({
      step: {},
      'reveal ages': { children: 'yes' },
      'alert We put **two** together.': { guests: 10 },
      'message guests required Enter 1 to 12 guests': {},
      'message host required Enter the host': {},
      'message host pattern Use three small letters': { host: 'Maria' },
      'message ages[0].age required Enter an age': { children: 'yes', ages: [{}] },
      'message ages[0].age maximum Only {limit} and under': { children: 'yes', ages: [{ age: 34 }] },
    });
  });

  test('a conditional step is reached by the answer that it needs', () => {
    expect(visitsTo('games')).toEqual({
      step: { guests: { children: 'yes' } },
      'message game enum Choose a game': { guests: { children: 'yes' }, game: 'Maria' },
    });
  });

  test('a visit has the facts that only code knows; a step that sends has its notice', () => {
    expect(visitsTo('day')).toEqual({
      step: {},
      'alert Bring umbrellas.': { weather: 'rainy' },
      'item Weather': { weather: 'sunny' },
      'item We pack for rain.': { weather: 'rainy' },
      'notice Finish “{heading}” first.': {},
      'message drink required Choose a drink': {},
    });
  });

  test('each says where it is written', () => {
    const [alert] = found('day', ({ target }) => target.kind === 'alert');
    expect(alert).toMatchObject({ file: 'picnic.json', line: expect.any(Number) });
    const text = readContent(PICNIC).values().next().value?.text ?? '';
    expect(text.split('\n')[(alert?.line ?? 0) - 1]).toContain('Bring umbrellas.');
  });
});

describe('npm run journeys: why something is unreachable', () => {
  test('a message that another one always comes before', () => {
    expect(reasons('guests')).toEqual({
      'message host minLength Too short':
        'an answer that breaks "minLength" also breaks "pattern", whose message comes first',
    });
  });

  test('an alert that its own step excludes, and one about a fact that the step does not read', () => {
    expect(reasons('games')).toEqual({
      'alert No games without children.':
        'its conditions exclude each other: children is yes; and children is no',
      'alert Games get wet.':
        'its condition needs that weather is rainy, and the step does not read weather: name it in "reads"',
    });
  });

  test('steps that need a choice nobody has, two at once, or a later answer', () => {
    const never = 'its step is never part of the journey: its condition needs that';
    expect([...Object.values(reasons('fireworks'))]).toEqual([
      `${never} children is maybe, and children is only ever no or yes`,
    ]);
    expect([...Object.values(reasons('paradox'))]).toEqual([
      `${never} children is yes and children is no, and that contradicts itself`,
    ]);
    expect([...Object.values(reasons('early'))]).toEqual([
      `${never} drink is known, and drink is asked for later, at #day`,
    ]);
  });

  test('a value that a fact never has, and an unknown name', () => {
    expect(reasons('day')).toEqual({
      'alert Bring sledges.':
        'its condition needs that weather is snowy, and weather is only ever sunny or rainy',
      'reveal howl':
        'its condition needs that moon is full, and no step before it asks for moon, and there is no fact of that name',
    });
  });
});

describe('npm run journeys: paths and samples', () => {
  test('a path is a sequence of steps with what they reveal', () => {
    expect(map.paths).toBe(2);
  });

  test('each step that can be reached has a sample in which all before it is answered', () => {
    expect(Object.keys(map.samples)).toEqual(['guests', 'games', 'day']);
    expect(map.samples.games).toMatchObject({
      earlier: { guests: { guests: 4, children: 'yes', host: 'kim', ages: [{ age: 7 }] } },
      answers: { game: 'ball' },
    });
    expect(map.samples.day).toMatchObject({
      earlier: { guests: { guests: 4, children: 'no', host: 'kim' } },
      answers: { drink: 'tea' },
    });
  });
});
