import { expect, test } from 'vitest';
import { choice, lostIn, mapOf, object, when } from './site-of.ts';

const cover = choice('Cover', 'one', 'two', 'many');
const number = { type: 'integer', title: 'Number', examples: [34] };
const known = (...names: string[]) => ({ type: 'object', required: names });
const reveals = (condition: object, ...names: string[]) => ({
  if: condition,
  then: object(Object.fromEntries(names.map((name) => [name, number]))),
});
const alert = (condition: object) => [{ level: 'info', text: 'Here.', when: condition }];
const alone = (...names: string[]) => ({ allOf: [when({ cover: 'one' }), known(...names)] });
/** The reason that an alert at a later step never shows. */
const reasonOf = (schema: object, condition: object) =>
  lostIn(
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

test('npm run journeys: a condition on what is not asked then does not contradict itself: it says what is asked when', () => {
  const schema = object({ cover }, reveals(when({ cover: 'two' }), 'partner'));
  const reason =
    'its condition needs that cover is one and partner is known, and partner is asked only if cover is two';
  expect(reasonOf(schema, alone('partner'))).toBe(reason);
  const here = { hash: 'cover', schema, alerts: alert(alone('partner')) };
  expect(lostIn(mapOf([here]))).toEqual({ 'alert Here.': reason });
  const field = { ...schema, allOf: [reveals(alone('partner'), 'gift')] };
  expect(lostIn(mapOf([{ hash: 'cover', schema: field }]))).toEqual({ 'reveal gift': reason });
});

test('npm run journeys: what is asked in a step that only some come to, is asked only of these', () => {
  const steps = [
    { hash: 'cover', schema: object({ cover }) },
    { hash: 'partner', schema: object({ partner: number }), when: when({ cover: 'two' }) },
    { hash: 'end', schema: object({}), when: alone('partner') },
  ];
  expect(lostIn(mapOf(steps, 'cover', 'partner'))).toEqual({
    step: 'its step is never part of the journey: its condition needs that cover is one and partner is known, and partner is asked only if cover is two',
  });
});

test('npm run journeys: what is asked after each other is told in a row, where only all of it is in the way', () => {
  const allOf = [reveals(when({ cover: 'two' }), 'partner'), reveals(known('partner'), 'child')];
  expect(reasonOf(object({ cover }, { allOf }), alone('child'))).toBe(
    'its condition needs that cover is one and child is known, and child is asked only if partner is known; partner is asked only if cover is two',
  );
});

test('npm run journeys: a field that several conditions bring is asked if one of them holds, or if one does not', () => {
  const two = [reveals(when({ cover: 'two' }), 'partner'), reveals(when({ cover: 'many' }), 'partner')];
  expect(reasonOf(object({ cover }, { allOf: two }), alone('partner'))).toMatch(
    /, and partner is asked only if cover is two or cover is many$/,
  );
  const otherwise = { if: when({ cover: 'one' }), else: object({ partner: number }) };
  expect(reasonOf(object({ cover }, otherwise), alone('partner'))).toMatch(
    /, and partner is asked only if cover is not one$/,
  );
});
