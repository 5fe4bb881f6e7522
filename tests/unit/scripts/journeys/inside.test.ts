import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { reasonNotInView } from '../../../../scripts/journeys/reasons.ts';
import { readSite } from '../../../../scripts/journeys/site/site.ts';
import { choice, mapOf, object, reachesIn, reveals, siteOf, text, when } from './site-of.ts';

const place = choice('Place', 'home', 'abroad');
const kind = choice('Kind', 'baby', 'student', 'worker');
const LONG = expect.stringMatching(/^.{8,}$/);

const find = (schema: JsonObject, uiSchema: JsonObject) =>
  reachesIn(mapOf([{ hash: 'step', schema, uiSchema }]));

/** Tests the same schema in a list and in a group. */
describe.each([
  {
    holder: 'list',
    at: 'all[0]',
    all: (items: object) => ({ type: 'array', items }),
    ui: (items: object) => ({ all: { items } }),
    answers: (answers: object) => ({ all: [answers] }),
  },
  {
    holder: 'group',
    at: 'all',
    all: (group: object) => group,
    ui: (group: object) => ({ all: group }),
    answers: (answers: object) => ({ all: answers }),
  },
])('inside a $holder', ({ at, all, ui, answers }) => {
  test('reaches reveals that depend on two answers beside them', () => {
    const allOf = [
      reveals({ allOf: [when({ kind: 'student' }), when({ place: 'home' })] }, { school: place }, 'school'),
      reveals(when({ kind: 'worker', place: 'abroad' }), { employer: place }, 'employer'),
      reveals(when({ kind: 'adult', place: 'abroad' }), { job: place }),
      reveals(when({ moon: 'full' }), { howl: place }),
    ];
    const child = object({ kind, place }, { required: ['kind', 'place'], allOf });
    expect(find(object({ all: all(child) }), ui({ school: { 'ui:messages': 'No.' } }))).toMatchObject({
      [`reveal ${at}.school`]: answers({ kind: 'student', place: 'home' }),
      [`reveal ${at}.employer`]: answers({ kind: 'worker', place: 'abroad' }),
      [`message ${at}.school required No.`]: answers({ kind: 'student', place: 'home' }),
      [`reveal ${at}.job`]:
        'its condition requires that kind is adult and place is abroad, and no answers inside all were found that match',
      [`reveal ${at}.howl`]:
        'its condition requires that moon is full, and moon is not asked for in all, which the condition reads',
    });
  });

  test('reaches messages that depend on answers beside the field', () => {
    const allOf = [
      { if: when({ kind: 'worker' }), then: { required: ['name'] } },
      reveals(when({ kind: 'student', place: 'abroad' }), { name: { maxLength: 7 } }),
      reveals(when({ kind: 'retired' }), { name: { pattern: '^[A-Z]+$' } }),
    ];
    const child = object({ kind, place, name: text('Name') }, { required: ['kind', 'place'], allOf });
    const messages = { required: 'No.', maxLength: 'No.', pattern: 'No.' };
    expect(find(object({ all: all(child) }), ui({ name: { 'ui:messages': messages } }))).toMatchObject({
      [`message ${at}.name required No.`]: answers({ kind: 'worker' }),
      [`message ${at}.name maxLength No.`]: answers({ kind: 'student', place: 'abroad', name: LONG }),
      [`message ${at}.name pattern No.`]: 'no answer was found that breaks "pattern"',
    });
  });
});

test('reaches messages in a list that a condition limits', () => {
  const all = { type: 'array', items: object({ place, name: text('Name') }, { required: ['place'] }) };
  const shorter = { all: { items: object({ name: { maxLength: 7 } }) } };
  const abroad = { type: 'boolean', title: 'Abroad' };
  const form = object({ abroad, all }, reveals(when({ abroad: true }), shorter));
  const items = { place: { 'ui:messages': 'No.' }, name: { 'ui:messages': { maxLength: 'No.' } } };
  expect(find(form, { all: { items } })).toMatchObject({
    'message all[0].place required No.': { all: [expect.any(Object)] },
    'message all[0].name maxLength No.': { abroad: true, all: [{ name: LONG }] },
  });
});

test('does not call a field unreachable if its condition has too many combinations', () => {
  const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
  const often = when(Object.fromEntries(names.map((each) => [each, 'often'])));
  const asked = Object.fromEntries(names.map((each) => [each, choice(each, 'often', 'seldom', 'never')]));
  const items = object(asked, reveals(often, { name: text('Name') }));
  const site = readSite(siteOf([{ hash: 'step', schema: object({ all: { type: 'array', items } }) }]));
  const field = site.journeys[0]?.steps[0]?.fields.get('all')?.inside.find(({ name }) => name === 'name');
  if (!field) throw new Error('The fixture has no such field.');
  expect(reasonNotInView(field)).toMatch(
    /^not searched to the end: there are more than 10,000 combinations of q0, q1, .* and q7/,
  );
});
