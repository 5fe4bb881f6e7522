import { describe, expect, test } from 'vitest';
import { choice, mapJourneys, mapOf, object, reveals, type StepOf, siteOf, text, when } from './site-of.ts';

const here = when({ place: 'here' });
const abroad = when({ place: 'abroad' });
const END = { hash: 'end', schema: object({}) };
const asksPlace = (more: object) => object({ place: choice('Place', 'here', 'abroad') }, { ...more });

/** Creates a step in which each place reveals its own address. The fields in `required` are always required. */
const place = (...required: string[]) => {
  const address = reveals(here, { address: text('Address') }, 'address');
  const later = reveals(abroad, { later: text('Address') }, 'later');
  return {
    hash: 'place',
    schema: asksPlace({ required: ['place', ...required], allOf: [address, later] }),
  };
};

const never = object({}, { if: abroad, then: { required: ['gone'] } });
const red = { if: when({ plan: 'big' }), then: { properties: { colour: { enum: ['red'] } } } };
const plan = { plan: choice('Plan', 'small', 'big'), colour: choice('Colour', 'red', 'blue') };
const code = (pattern: string, sample: string) => object({ code: { pattern, examples: [sample] } });
const codes = {
  hash: 'code',
  schema: object(
    { place: choice('Place', 'here', 'abroad'), code: { type: 'string', title: 'Code' } },
    {
      required: ['place', 'code'],
      allOf: [
        { if: here, then: code('^\\d{4}$', '2000') },
        { if: abroad, then: code('^[A-Z]{3}$', 'ABC') },
      ],
    },
  ),
};

describe('dead ends', () => {
  test.each<[string, StepOf[], string[]]>([
    [
      'include a step that no answer completes and the steps after it',
      [place('address', 'later'), END],
      [
        'place: later is required, and is not in view; address is required, and is not in view',
        'end: nobody gets this far: nobody can continue from #place',
      ],
    ],
    [
      'include a choice that cannot be completed if other choices can',
      [place('address'), END],
      ['place, place abroad: address is required, and is not in view'],
    ],
    [
      'include a choice that only a later step refuses',
      [place(), { hash: 'end', reads: ['place'], schema: never }],
      ['place, place abroad: a later step is a dead end then'],
    ],
    [
      'exclude an answer that its own field refuses',
      [{ hash: 'colours', schema: object(plan, { required: ['plan', 'colour'], allOf: [red] }) }, END],
      [],
    ],
    ['exclude a field whose pattern depends on another answer', [codes], []],
  ])('%s', (_case, steps, expected) => {
    const { deadEnds } = mapOf(steps, 'place', 'colour', 'plan');
    const formatted = deadEnds.map(({ hash, choice, reason }) => {
      return `${hash}${choice ? `, ${choice.field} ${choice.value}` : ''}: ${reason}`;
    });
    expect(formatted).toEqual(expected);
  });

  test('are reported only in the journey that refuses the choice', () => {
    const later = { hash: 'visa', schema: object({}), reads: ['place'], when: abroad };
    const files = new Map([
      ...siteOf([{ hash: 'place', schema: asksPlace({ not: abroad }) }], 'first'),
      ...siteOf([later, END], 'later'),
    ]);
    const maps = mapJourneys(files, { schemas: new Map(), answered: new Set(['place']) });
    expect(maps.map(({ file, deadEnds, searchLimits }) => [file, deadEnds.length, searchLimits])).toEqual([
      ['first.json', 1, []],
      ['later.json', 0, []],
    ]);
    expect(Object.keys(maps[1]?.samples ?? {})).toEqual(['end']);
  });
});

test('a sample has only one of two answers that exclude each other', () => {
  const either = { anyOf: [{ required: ['phone'] }, { required: ['email'] }] };
  const both = { phone: text('Phone'), email: text('E-mail') };
  const schema = object(both, { ...either, not: { required: ['phone', 'email'] } });
  const { samples, searchLimits, deadEnds } = mapOf([{ hash: 'contact', schema }]);
  expect({ searchLimits, deadEnds }).toEqual({ searchLimits: [], deadEnds: [] });
  expect(Object.keys(samples.contact?.answers ?? {})).toHaveLength(1);
});

describe('the number of paths', () => {
  const boxes = Array.from({ length: 10 }, (_, index) => `f${index}`);
  const fields = Object.fromEntries(boxes.map((name) => [name, choice(name, 'yes', 'no')]));
  const many = (...allOf: object[]) =>
    mapOf([{ hash: 'many', schema: object(fields, { required: boxes, allOf }) }]);

  test('counts choices that reveal fields and is 0 if nobody can continue', () => {
    const map = mapOf([place(), END]);
    expect(map).toMatchObject({ deadEnds: [], paths: 2, searchLimits: [] });
    expect(Object.keys(map.samples)).toEqual(['place', 'end']);
    expect(mapOf([place('address', 'later'), END])).toMatchObject({ paths: 0, samples: {} });
  });

  test('multiplies independent reveals instead of trying all combinations', () => {
    const map = many(
      ...boxes.map((name) => reveals(when({ [name]: 'yes' }), { [`${name}More`]: text('More') })),
    );
    expect(map).toMatchObject({ paths: 2 ** 10, searchLimits: [], deadEnds: [] });
  });

  test('has a limit and reports when it is reached', () => {
    const all = when(Object.fromEntries(boxes.map((name) => [name, 'yes'])));
    const map = many(reveals(all, { more: text('More') }));
    const reason = expect.stringMatching(
      /^there are more than 3,000 combinations of f0, f1, .* and f9; make the conditions depend/,
    );
    const limit = { hash: 'many', file: 'journey.json', reason };
    expect(map).toMatchObject({ deadEnds: [], searchLimits: [limit] });
    expect(map.paths).toBeGreaterThan(0);
  });
});

test('reports a search limit only at the first step without a sample', () => {
  const names = Array.from({ length: 6 }, (_, index) => `q${index}`);
  const allOf = names.flatMap((name) => [
    reveals(when({ [name]: 'seldom' }), { [`${name}Why`]: text('Why?') }),
    // the first sample answer is a dead end: all answers have to change together
    { if: when({ [name]: 'often' }), then: { required: [`${name}Why`] } },
  ]);
  const answer = text('How often?', { examples: ['often', 'seldom', 'never'] });
  const fields = Object.fromEntries(names.map((name) => [name, answer]));
  const health = { hash: 'health', schema: object(fields, { required: names, allOf }) };
  const reason = expect.stringMatching(/^no complete answers to it/);
  const limit = expect.objectContaining({ hash: 'health', reason });
  expect(mapOf([health, END])).toMatchObject({ samples: {}, deadEnds: [], searchLimits: [limit] });
});

test('reports too many combinations of facts at the first step that reads them', () => {
  const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
  const often = when(Object.fromEntries(names.map((name) => [name, 'often'])));
  const step = { hash: 'why', reads: names, schema: object({}, reveals(often, { why: text('Why?') })) };
  const schemas = new Map(names.map((name) => [name, { enum: ['often', 'seldom', 'never'] }]));
  const [map] = mapJourneys(siteOf([step, END]), { schemas, answered: new Set() });
  const reason = expect.stringContaining('of q0, q1,');
  const limit = { hash: 'why', file: 'journey.json', line: expect.any(Number), reason };
  expect(map?.searchLimits).toEqual([limit]);
});
