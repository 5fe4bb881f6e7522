import { describe, expect, test } from 'vitest';
import { choice, mapOf, object, unreachableIn, when } from './site-of.ts';

const cover = choice('Cover', 'one', 'two', 'many');
const number = { type: 'integer', title: 'Number', examples: [34] };
const known = (...names: string[]) => ({ type: 'object', required: names });
const reveals = (condition: object, ...names: string[]) => ({
  if: condition,
  then: object(Object.fromEntries(names.map((name) => [name, number]))),
});
const alert = (condition: object) => [{ level: 'info', text: 'Here.', when: condition }];
const alone = (...names: string[]) => ({ allOf: [when({ cover: 'one' }), known(...names)] });

/** Returns the reason that an alert at a later step never shows. */
const reasonOf = (schema: object, condition: object) =>
  unreachableIn(
    mapOf(
      [
        { hash: 'cover', schema },
        { hash: 'end', schema: object({}), reads: ['cover', 'partner', 'child'], alerts: alert(condition) },
      ],
      'cover',
      'partner',
      'child',
    ),
  )['alert Here.'];

describe('a condition on an answer that is not asked then says what is asked when', () => {
  const schema = object({ cover }, reveals(when({ cover: 'two' }), 'partner'));
  const reason =
    'its condition needs that cover is one and partner is known, and partner is asked only if cover is two';

  test('at a later step, at the same step, and of a reveal', () => {
    expect(reasonOf(schema, alone('partner'))).toBe(reason);
    const here = { hash: 'cover', schema, alerts: alert(alone('partner')) };
    expect(unreachableIn(mapOf([here]))).toEqual({ 'alert Here.': reason });
    const field = { ...schema, allOf: [reveals(alone('partner'), 'gift')] };
    expect(unreachableIn(mapOf([{ hash: 'cover', schema: field }]))).toEqual({ 'reveal gift': reason });
  });

  test('of a field in a conditional step', () => {
    const steps = [
      { hash: 'cover', schema: object({ cover }) },
      { hash: 'partner', schema: object({ partner: number }), when: when({ cover: 'two' }) },
      { hash: 'end', schema: object({}), when: alone('partner') },
    ];
    expect(unreachableIn(mapOf(steps, 'cover', 'partner'))).toEqual({
      step: `its step is never part of the journey: ${reason}`,
    });
  });

  test.each([
    [
      'through another field',
      {
        allOf: [reveals(when({ cover: 'two' }), 'partner'), reveals(known('partner'), 'child')],
      },
      'child',
      'child is asked only if partner is known; partner is asked only if cover is two',
    ],
    [
      'by one of two conditions',
      { allOf: [reveals(when({ cover: 'two' }), 'partner'), reveals(when({ cover: 'many' }), 'partner')] },
      'partner',
      'partner is asked only if cover is two or cover is many',
    ],
    [
      'if a condition does not hold',
      { if: when({ cover: 'one' }), else: object({ partner: number }) },
      'partner',
      'partner is asked only if cover is not one',
    ],
  ])('of a field that is revealed %s', (_case, more, name, why) => {
    expect(reasonOf(object({ cover }, more), alone(name))).toBe(
      `its condition needs that cover is one and ${name} is known, and ${why}`,
    );
  });
});

test('a name that several steps ask for is answered at the one that is active', () => {
  const who = object({ cover: choice('Cover', 'single', 'couple') }, { required: ['cover'] });
  const age = object({ age: { type: 'integer', title: 'Age', minimum: 18 } }, { required: ['age'] });
  const ofAge = (name: string) => ({
    level: 'info',
    text: `${name} above 50`,
    when: { allOf: [when({ cover: name }), object({ age: { minimum: 50 } }, { required: ['age'] })] },
  });
  const steps = [
    { hash: 'cover', schema: who },
    { hash: 'single', when: when({ cover: 'single' }), schema: age },
    { hash: 'couple', when: when({ cover: 'couple' }), schema: age },
    { hash: 'end', reads: ['age', 'cover'], schema: object({}), alerts: ['single', 'couple'].map(ofAge) },
  ];
  const map = mapOf(steps, 'cover', 'age');
  const alerts = map.reaches.filter(({ target }) => target.kind === 'alert');
  expect(alerts.map(({ visit }) => visit?.earlier)).toEqual([
    { cover: { cover: 'single' }, single: { age: 50 } },
    { cover: { cover: 'couple' }, couple: { age: 50 } },
  ]);
  expect([unreachableIn(map), map.deadEnds]).toEqual([{}, []]);
});

describe('a condition on eight answers at once', () => {
  const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
  const all = (answer: string) => Object.fromEntries(names.map((name) => [name, answer]));
  const questions = (...conditions: object[]) => ({
    hash: 'health',
    schema: object(
      Object.fromEntries(names.map((name) => [name, choice(name, 'often', 'seldom', 'never')])),
      { required: names },
    ),
    alerts: conditions.flatMap(alert),
  });

  test('is met at once, by nothing but what it needs', () => {
    const { reaches } = mapOf([questions(when(all('never')), when(all('often')))]);
    const alerts = reaches.filter(({ target }) => target.kind === 'alert');
    expect(alerts.map(({ visit }) => visit?.answers)).toEqual([all('never'), all('often')]);
  });

  test('is not called contradictory if not all combinations were tried', () => {
    const { q0: _first, ...others } = all('often');
    const both = { allOf: [when(all('never')), { anyOf: [when({ q0: 'often' }), when(others)] }] };
    expect(unreachableIn(mapOf([questions(both)]))).toEqual({
      'alert Here.':
        'not searched to the end: there are more than 10,000 combinations of q0, q1, q2, q3, q4, q5, q6 and q7, and none of those tried leads there; let fewer of them decide something together',
    });
  });
});
