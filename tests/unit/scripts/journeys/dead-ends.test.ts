import { describe, expect, test } from 'vitest';
import { choice, mapJourneys, mapOf, object, siteOf, when } from './site-of.ts';

const ADDRESS = { type: 'string', title: 'Address', examples: ['1 Long Street'] };

/** Creates a step in which each place reveals its own address. The fields in `required` are always required. */
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
const deadEndsOf = (...steps: Parameters<typeof mapOf>[0]) =>
  mapOf(steps, 'place', 'colour', 'plan').deadEnds.map(({ hash, choice, reason }) => [
    hash,
    choice ? `${choice.field} ${choice.value}` : '',
    reason,
  ]);

describe('dead ends', () => {
  test('there are none where each answer leads to the end', () => {
    const map = mapOf([place(), END]);
    expect(map).toMatchObject({ deadEnds: [], paths: 2, searchLimits: [] });
    expect(Object.keys(map.samples)).toEqual(['place', 'end']);
  });

  test('a step that no answer completes, and those after it', () => {
    expect(deadEndsOf(place('address', 'later'), END)).toEqual([
      ['place', '', 'later is required, and is not in view; address is required, and is not in view'],
      ['end', '', 'nobody gets this far: nobody can continue from #place'],
    ]);
    const { paths, samples } = mapOf([place('address', 'later'), END]);
    expect({ paths, samples }).toEqual({ paths: 0, samples: {} });
  });

  test('a choice that cannot be completed, while others can', () => {
    expect(deadEndsOf(place('address'), END)).toEqual([
      ['place', 'place abroad', 'address is required, and is not in view'],
    ]);
  });

  test('a choice that only a later step refuses', () => {
    const never = object({}, { if: when({ place: 'abroad' }), then: { required: ['gone'] } });
    expect(deadEndsOf(place(), { hash: 'end', reads: ['place'], schema: never })).toEqual([
      ['place', 'place abroad', 'a later step is a dead end then'],
    ]);
  });

  test('a choice that an earlier journey refuses is reported there, and not again where it would lead', () => {
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

  test('an answer that its own field refuses is no dead end', () => {
    const refused = { if: when({ plan: 'big' }), then: { properties: { colour: { enum: ['red'] } } } };
    const colours = object(
      { plan: choice('Plan', 'small', 'big'), colour: choice('Colour', 'red', 'blue') },
      { required: ['plan', 'colour'], allOf: [refused] },
    );
    expect(deadEndsOf({ hash: 'colours', schema: colours }, END)).toEqual([]);
  });

  test('a field that conditions ask for in different ways is answered in each way', () => {
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
    expect(deadEndsOf({ hash: 'code', schema })).toEqual([]);
  });
});

test('a sample leaves out what may not be answered together', () => {
  const both = { phone: { ...ADDRESS, title: 'Phone' }, email: { ...ADDRESS, title: 'E-mail' } };
  const either = { anyOf: [{ required: ['phone'] }, { required: ['email'] }] };
  const schema = object(both, { ...either, not: { required: ['phone', 'email'] } });
  const { samples, searchLimits, deadEnds } = mapOf([{ hash: 'contact', schema }]);
  expect({ searchLimits, deadEnds }).toEqual({ searchLimits: [], deadEnds: [] });
  expect(Object.keys(samples.contact?.answers ?? {})).toHaveLength(1);
});

describe('the number of paths', () => {
  const boxes = Array.from({ length: 10 }, (_, index) => `f${index}`);
  const fields = Object.fromEntries(boxes.map((name) => [name, choice(name, 'yes', 'no')]));

  test('reveals that do not depend on each other are multiplied, not tried in all combinations', () => {
    const allOf = boxes.map((name) => ({
      if: when({ [name]: 'yes' }),
      then: object({ [`${name}More`]: ADDRESS }),
    }));
    const map = mapOf([{ hash: 'many', schema: object(fields, { required: boxes, allOf }) }]);
    expect(map).toMatchObject({ paths: 2 ** 10, searchLimits: [], deadEnds: [] });
  });

  test('too many combinations are reported', () => {
    const all = when(Object.fromEntries(boxes.map((name) => [name, 'yes'])));
    const allOf = [{ if: all, then: object({ more: ADDRESS }) }];
    const map = mapOf([{ hash: 'many', schema: object(fields, { required: boxes, allOf }) }]);
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

const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
const all = (answer: string) => Object.fromEntries(names.map((name) => [name, answer]));

test('a step without a sample is reported, and those after it that lack one for that reason are not', () => {
  const asked = names.slice(0, 6);
  const why = { type: 'string', title: 'Why?', examples: ['So.'] };
  const allOf = asked.flatMap((name) => [
    { if: when({ [name]: 'seldom' }), then: object({ [`${name}Why`]: why }) },
    // the first sample answer is a dead end: all answers have to change together
    { if: when({ [name]: 'often' }), then: { required: [`${name}Why`] } },
  ]);
  const answer = { type: 'string', title: 'How often?', examples: ['often', 'seldom', 'never'] };
  const fields = Object.fromEntries(asked.map((name) => [name, answer]));
  const { searchLimits, samples, deadEnds } = mapOf([
    { hash: 'health', schema: object(fields, { required: asked, allOf }) },
    { hash: 'end', schema: object({}) },
  ]);
  expect({ samples, deadEnds }).toEqual({ samples: {}, deadEnds: [] });
  expect(searchLimits).toMatchObject([
    { hash: 'health', reason: expect.stringMatching(/^no complete answers to it/) },
  ]);
});

test('too many combinations before the journey are reported at its first step', () => {
  const text = { type: 'string', title: 'Why?', examples: ['So.'] };
  const step = {
    hash: 'why',
    reads: names,
    schema: object({}, { if: when(all('often')), then: object({ text }) }),
  };
  const schemas = new Map(names.map((name) => [name, { enum: ['often', 'seldom', 'never'] }]));
  const [map] = mapJourneys(siteOf([step, { hash: 'end', schema: object({}) }]), {
    schemas,
    answered: new Set(),
  });
  expect(map?.searchLimits).toEqual([
    {
      hash: 'why',
      file: 'journey.json',
      line: expect.any(Number),
      reason: expect.stringContaining('of q0, q1,'),
    },
  ]);
});
