import { describe, expect, test } from 'vitest';
import { alert, choice, mapOf, object, reachesIn, reveals, unreachableIn, when } from './site-of.ts';

const cover = choice('Cover', 'one', 'two', 'many');
const number = { type: 'integer', title: 'Number', examples: [34] };
const two = when({ cover: 'two' });
const known = (...names: string[]) => ({ type: 'object', required: names });
const asks = (condition: object, name: string) => reveals(condition, { [name]: number });
const alone = (...names: string[]) => ({ allOf: [when({ cover: 'one' }), known(...names)] });
const here = (condition: object) => [alert('Here.', condition)];

describe('the reason for a condition on an answer that is not asked', () => {
  const schema = object({ cover }, asks(two, 'partner'));
  const reason =
    'its condition requires that cover is one and partner is known, and partner is asked only if cover is two';

  test('says when the answer is asked, for alerts, reveals and steps', () => {
    const step = { hash: 'cover', schema };
    expect(unreachableIn(mapOf([{ ...step, alerts: here(alone('partner')) }]))).toEqual({
      'alert Here.': reason,
    });
    const gift = { ...schema, allOf: [asks(alone('partner'), 'gift')] };
    expect(unreachableIn(mapOf([{ ...step, schema: gift }]))).toEqual({ 'reveal gift': reason });
    const steps = [
      { hash: 'cover', schema: object({ cover }) },
      { hash: 'partner', schema: object({ partner: number }), when: two },
      { hash: 'end', schema: object({}), when: alone('partner') },
    ];
    expect(unreachableIn(mapOf(steps, 'cover', 'partner'))).toEqual({
      step: `its step is never part of the journey: ${reason}`,
    });
  });

  const either = [asks(two, 'partner'), asks(when({ cover: 'many' }), 'partner')];
  test.each([
    ['at an earlier step', asks(two, 'partner'), 'partner', 'cover is two'],
    [
      'by the answer to another reveal',
      { allOf: [asks(two, 'partner'), asks(known('partner'), 'child')] },
      'child',
      'partner is known; partner is asked only if cover is two',
    ],
    ['by one of two conditions', { allOf: either }, 'partner', 'cover is two or cover is many'],
    [
      'when a condition is not met',
      { if: when({ cover: 'one' }), else: object({ partner: number }) },
      'partner',
      'cover is not one',
    ],
  ])('says when the answer is asked if its field is revealed %s', (_case, more, name, why) => {
    const names = ['cover', 'partner', 'child'];
    const end = { hash: 'end', schema: object({}), reads: names, alerts: here(alone(name)) };
    const map = mapOf([{ hash: 'cover', schema: object({ cover }, more) }, end], ...names);
    expect(unreachableIn(map)['alert Here.']).toBe(
      `its condition requires that cover is one and ${name} is known, and ${name} is asked only if ${why}`,
    );
  });
});

test('uses the answer of the step on the path if several steps ask for it', () => {
  const age = object({ age: { type: 'integer', title: 'Age', minimum: 18 } }, { required: ['age'] });
  const above50 = object({ age: { minimum: 50 } }, { required: ['age'] });
  const alerts = ['one', 'two'].map((who) => alert(who, { allOf: [when({ cover: who }), above50] }));
  const steps = [
    { hash: 'cover', schema: object({ cover: choice('Cover', 'one', 'two') }, { required: ['cover'] }) },
    { hash: 'single', when: when({ cover: 'one' }), schema: age },
    { hash: 'couple', when: two, schema: age },
    { hash: 'end', reads: ['age', 'cover'], schema: object({}), alerts },
  ];
  const map = mapOf(steps, 'cover', 'age');
  expect(reachesIn(map, 'end')).toEqual({
    step: {},
    'alert one': { cover: { cover: 'one' }, single: { age: 50 } },
    'alert two': { cover: { cover: 'two' }, couple: { age: 50 } },
  });
  expect([unreachableIn(map), map.deadEnds]).toEqual([{}, []]);
});

describe('a condition on eight answers', () => {
  const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
  const all = (answer: string) => Object.fromEntries(names.map((name) => [name, answer]));
  const asked = Object.fromEntries(names.map((name) => [name, choice(name, 'often', 'seldom', 'never')]));
  const reachesWith = (alerts: object[]) =>
    reachesIn(mapOf([{ hash: 'health', schema: object(asked, { required: names }), alerts }]));

  test('is met by exactly the answers that it needs', () => {
    const alerts = ['never', 'often'].map((answer) => alert(answer, when(all(answer))));
    const [never, often] = [all('never'), all('often')];
    expect(reachesWith(alerts)).toEqual({ step: {}, 'alert never': never, 'alert often': often });
  });

  test('is not called contradictory before all combinations are tried', () => {
    const { q0: _first, ...others } = all('often');
    const both = { allOf: [when(all('never')), { anyOf: [when({ q0: 'often' }), when(others)] }] };
    expect(reachesWith(here(both))).toHaveProperty(
      ['alert Here.'],
      'not searched to the end: there are more than 10,000 combinations of q0, q1, q2, q3, q4, q5, q6 and q7, and none that were tried reach it; make the conditions depend on fewer of them',
    );
  });
});
