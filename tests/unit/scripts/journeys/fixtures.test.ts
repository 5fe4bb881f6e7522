import { describe, expect, test } from 'vitest';
import { fixture, LIBRARY_FACTS, mapJourneys, PICNIC_FACTS, reachesIn } from './site-of.ts';

describe('map of the picnic journey', () => {
  const files = fixture('journeys');
  const [map] = mapJourneys(files, PICNIC_FACTS);
  if (!map) throw new Error('The fixture has no journey.');
  const never = 'its step is never part of the journey: its condition requires that';
  const needs = 'its condition requires that';

  test.each<[string, string, object]>([
    [
      'reveals, alerts and messages, also in lists, and a message that never shows',
      'guests',
      {
        step: {},
        'reveal ages': { children: 'yes' },
        'alert We put **two** together.': { guests: 10 },
        'message guests required Enter 1 to 12 guests': {},
        'message host required Enter the host': {},
        'message host pattern Use three small letters': { host: 'Maria' },
        'message host minLength Too short':
          'an answer that breaks "minLength" also breaks "pattern", whose message comes first',
        'message ages[0].age required Enter an age': { children: 'yes', ages: [{}] },
        'message ages[0].age maximum Only {limit} and under': { children: 'yes', ages: [{ age: 34 }] },
      },
    ],
    [
      'a conditional step, an alert that contradicts it and an alert on a fact that it does not read',
      'games',
      {
        step: { guests: { children: 'yes' } },
        'message game enum Choose a game': { guests: { children: 'yes' }, game: 'Maria' },
        'alert No games without children.':
          'its conditions exclude each other: children is yes; and children is no',
        'alert Games get wet.': `${needs} weather is rainy, and the step does not read weather: name it in "reads"`,
      },
    ],
    [
      'parts that depend on facts, a notice, a value that a fact never has and an unknown name',
      'day',
      {
        step: {},
        'alert Bring umbrellas.': { weather: 'rainy' },
        'item Weather': { weather: 'sunny' },
        'item We pack for rain.': { weather: 'rainy' },
        'notice Finish “{heading}” first.': {},
        'message drink required Choose a drink': {},
        'alert Bring sledges.': `${needs} weather is snowy, and weather is only ever sunny or rainy`,
        'reveal howl': `${needs} moon is full, and no step before it asks for moon, and there is no fact of that name`,
      },
    ],
    [
      'a step that needs a value that the fact never has',
      'fireworks',
      { step: `${never} children is maybe, and children is only ever no or yes` },
    ],
    [
      'a step with a condition that contradicts itself',
      'paradox',
      { step: `${never} children is yes and children is no, and that contradicts itself` },
    ],
    [
      'a step that needs a later answer',
      'early',
      { step: `${never} drink is known, and drink is asked for later, at #day` },
    ],
  ])('shows the shortest answers or the reason for %s', (_case, hash, reaches) => {
    expect(reachesIn(map, hash)).toEqual(reaches);
  });

  test('records the file and line of each target', () => {
    const [{ text = '' } = {}] = files.values();
    const line = text.split('\n').findIndex((each) => each.includes('Bring umbrellas.')) + 1;
    const target = expect.objectContaining({ text: 'Bring umbrellas.' });
    expect(map.reaches).toContainEqual(expect.objectContaining({ target, file: 'picnic.json', line }));
  });

  test('has sample answers for each reachable step and the steps before it', () => {
    expect(Object.keys(map.samples)).toEqual(['guests', 'games', 'day']);
    expect(map.samples).toMatchObject({
      games: {
        earlier: { guests: { guests: 4, children: 'yes', host: 'kim', ages: [{ age: 7 }] } },
        answers: { game: 'ball' },
      },
      day: { earlier: { guests: { guests: 4, children: 'no', host: 'kim' } }, answers: { drink: 'tea' } },
    });
  });
});

test('maps the journeys of the library site, which is only JSON', () => {
  const maps = mapJourneys(fixture('library'), LIBRARY_FACTS);
  const paths = Object.fromEntries(maps.map((map) => [map.file, map.paths]));
  const expected = {
    'deposit.json': 4,
    'journey.json': 2,
    'renewal.json': 1,
    'review.json': 2,
    'thanks.json': 1,
    'widgets.json': 2,
  };
  expect(paths).toEqual(expected);
  const deposit = maps.find(({ file }) => file === 'deposit.json');
  const steps = deposit?.reaches.filter(({ target }) => target.kind === 'step');
  expect(steps?.map(({ hash, visit }) => [hash, visit?.earlier, Object.keys(visit?.facts ?? {})])).toEqual([
    ['reader', {}, []],
    ['guardian', { reader: { ageGroup: 'child' } }, []],
    ['card', {}, ['readyOn']],
    ['deposit', {}, []],
  ]);
});
