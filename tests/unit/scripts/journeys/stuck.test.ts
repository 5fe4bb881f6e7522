import { describe, expect, test } from 'vitest';
import { mapJourneys } from '../../../../scripts/journeys/map.ts';
import { choice, mapOf, object, siteOf, when } from './site-of.ts';

const ADDRESS = { type: 'string', title: 'Address', examples: ['1 Long Street'] };

/** A step in which each place brings an address of its own, and these have to be answered wherever one is. */
const place = (...required: string[]) => ({
  hash: 'place',
  schema: object(
    { place: choice('Place', 'here', 'abroad') },
    {
      required: ['place', ...required],
      allOf: [
        { if: when({ place: 'here' }), then: object({ address: ADDRESS }, { required: ['address'] }) },
        { if: when({ place: 'abroad' }), then: object({ later: ADDRESS }, { required: ['later'] }) },
      ],
    },
  ),
});
const END = { hash: 'end', schema: object({}) };
const deadEnds = (...steps: Parameters<typeof mapOf>[0]) =>
  mapOf(steps, 'place', 'colour', 'plan').deadEnds.map(({ hash, choice, reason }) => [
    hash,
    choice ? `${choice.field} ${choice.value}` : '',
    reason,
  ]);

describe('npm run journeys: whether visitors can go on', () => {
  test('nothing is deadEnds where each answer leads to the end', () => {
    const map = mapOf([place(), END]);
    expect(map).toMatchObject({ deadEnds: [], paths: 2, searchLimits: [] });
    expect(Object.keys(map.samples)).toEqual(['place', 'end']);
  });

  test('a step that no answer completes, and those that nobody gets to because of it', () => {
    expect(deadEnds(place('address', 'later'), END)).toEqual([
      ['place', '', 'later is required, and is not in view; address is required, and is not in view'],
      ['end', '', 'nobody gets this far: nobody can continue from #place'],
    ]);
    const { paths, samples } = mapOf([place('address', 'later'), END]);
    expect({ paths, samples }).toEqual({ paths: 0, samples: {} });
  });

  test('a choice that nobody can go on with, while others can', () => {
    expect(deadEnds(place('address'), END)).toEqual([
      ['place', 'place abroad', 'address is required, and is not in view'],
    ]);
  });

  test('a choice that only a later step holds up', () => {
    const never = object({}, { if: when({ place: 'abroad' }), then: { required: ['gone'] } });
    expect(deadEnds(place(), { hash: 'end', reads: ['place'], schema: never })).toEqual([
      ['place', 'place abroad', 'a later step is a dead end then'],
    ]);
  });

  test('a choice that an earlier journey holds up is told of there, and not again where it would lead', () => {
    const refused = object({ place: choice('Place', 'here', 'abroad') }, { not: when({ place: 'abroad' }) });
    const later = [{ hash: 'visa', schema: object({}), reads: ['place'], when: when({ place: 'abroad' }) }];
    const files = new Map([
      ...siteOf([{ hash: 'place', schema: refused }], 'first'),
      ...siteOf([...later, END], 'later'),
    ]);
    const maps = mapJourneys(files, { schemas: new Map(), answered: new Set(['place']) });
    expect(maps.map(({ file, deadEnds, searchLimits }) => [file, deadEnds.length, searchLimits])).toEqual([
      ['first.json', 1, []],
      ['later.json', 0, []],
    ]);
    expect(Object.keys(maps[1]?.samples ?? {})).toEqual(['end']);
  });

  test('what a field itself refuses is a message, not a dead end', () => {
    const refused = { if: when({ plan: 'big' }), then: { properties: { colour: { enum: ['red'] } } } };
    const colours = object(
      { plan: choice('Plan', 'small', 'big'), colour: choice('Colour', 'red', 'blue') },
      { required: ['plan', 'colour'], allOf: [refused] },
    );
    expect(deadEnds({ hash: 'colours', schema: colours }, END)).toEqual([]);
  });

  test('what conditions ask of one field in different ways is answered in each way', () => {
    const code = (pattern: string, sample: string) => object({ code: { pattern, examples: [sample] } });
    const schema = object(
      { place: choice('Place', 'here', 'abroad'), code: { type: 'string', title: 'Code' } },
      {
        required: ['place', 'code'],
        allOf: [
          { if: when({ place: 'here' }), then: code('^\\d{4}$', '2000') },
          { if: when({ place: 'abroad' }), then: code('^[A-Z]{3}$', 'ABC') },
        ],
      },
    );
    expect(deadEnds({ hash: 'code', schema })).toEqual([]);
  });
});

test('npm run journeys: what may not be answered together is not answered together in a sample', () => {
  const both = { phone: { ...ADDRESS, title: 'Phone' }, email: { ...ADDRESS, title: 'E-mail' } };
  const either = { anyOf: [{ required: ['phone'] }, { required: ['email'] }] };
  const schema = object(both, { ...either, not: { required: ['phone', 'email'] } });
  const { samples, searchLimits, deadEnds } = mapOf([{ hash: 'contact', schema }]);
  expect({ searchLimits, deadEnds }).toEqual({ searchLimits: [], deadEnds: [] });
  expect(Object.keys(samples.contact?.answers ?? {})).toHaveLength(1);
});

describe('npm run journeys: how many ways there are', () => {
  const names = Array.from({ length: 10 }, (_, index) => `f${index}`);
  const fields = Object.fromEntries(names.map((name) => [name, choice(name, 'yes', 'no')]));

  test('reveals that do not depend on each other are multiplied, not tried in all combinations', () => {
    const allOf = names.map((name) => ({
      if: when({ [name]: 'yes' }),
      then: object({ [`${name}More`]: ADDRESS }),
    }));
    const map = mapOf([{ hash: 'many', schema: object(fields, { required: names, allOf }) }]);
    expect(map).toMatchObject({ paths: 2 ** 10, searchLimits: [], deadEnds: [] });
  });

  test('where there is more to try than a few seconds allow, it says so', () => {
    const all = when(Object.fromEntries(names.map((name) => [name, 'yes'])));
    const allOf = [{ if: all, then: object({ more: ADDRESS }) }];
    const map = mapOf([{ hash: 'many', schema: object(fields, { required: names, allOf }) }]);
    const reason = expect.stringMatching(
      /^there are more than 3,000 combinations of f0, f1, .* and f9; let fewer of them decide/,
    );
    expect(map).toMatchObject({
      deadEnds: [],
      searchLimits: [{ hash: 'many', file: 'journey.json', reason }],
    });
    expect(map.paths).toBeGreaterThan(0);
  });
});
