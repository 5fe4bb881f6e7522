import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { whyNotInside } from '../../../../scripts/journeys/reasons.ts';
import { readSite } from '../../../../scripts/journeys/site/read-site.ts';
import { choice, mapOf, object, siteOf, when } from './site-of.ts';

const name = { type: 'string', title: 'Name', examples: ['Robin'] };
const place = choice('Place', 'home', 'abroad');
const SHORT = { name: { maxLength: 7 } };
const TOLD = { required: 'Enter a name', maxLength: 'Use 7 letters', pattern: 'Use capitals' };

/** Somebody of whom the name is asked in any case, and by some in certain ways. */
const child = object(
  { kind: choice('Kind', 'baby', 'student', 'worker'), place, name },
  {
    required: ['kind', 'place'],
    allOf: [
      { if: when({ kind: 'worker' }), then: { required: ['name'] } },
      { if: when({ kind: 'student', place: 'abroad' }), then: object(SHORT) },
      { if: when({ kind: 'retired' }), then: object({ name: { pattern: '^[A-Z]+$' } }) },
    ],
  },
);
const ui = { name: { 'ui:messages': TOLD }, place: { 'ui:messages': 'Choose a place' } };

/** Each message with the answers that show it, or with the reason that none do. */
const messages = (schema: JsonObject, uiSchema: JsonObject) =>
  Object.fromEntries(
    mapOf([{ hash: 'step', schema, uiSchema }]).reaches.flatMap(({ target, visit, reason }) =>
      target.kind === 'message' ? [[`${target.field} ${target.keyword}`, visit?.answers ?? reason]] : [],
    ),
  );
const TOO_LONG = expect.stringMatching(/^.{8,}$/);

describe('npm run journeys: messages inside lists and groups that a condition beside them brings', () => {
  test('in a list', () => {
    const all = { type: 'array', items: child };
    expect(messages(object({ all }), { all: { items: ui } })).toMatchObject({
      'all[0].name required': { all: [{ kind: 'worker' }] },
      'all[0].name maxLength': { all: [{ kind: 'student', place: 'abroad', name: TOO_LONG }] },
      'all[0].name pattern': 'no answer was found that breaks "pattern"',
      'all[0].place required': { all: [expect.any(Object)] },
    });
  });

  test('in a group', () => {
    expect(messages(object({ all: child }), { all: ui })).toMatchObject({
      'all.name required': { all: { kind: 'worker' } },
      'all.name maxLength': { all: { kind: 'student', place: 'abroad', name: TOO_LONG } },
      'all.name pattern': 'no answer was found that breaks "pattern"',
      'all.place required': {},
    });
  });

  test('in a list that a condition of its form says more about: all of its messages are told of', () => {
    const all = { type: 'array', items: object({ place, name }, { required: ['place'] }) };
    const shorter = { if: when({ abroad: true }), then: object({ all: { items: object(SHORT) } }) };
    const form = object({ abroad: { type: 'boolean', title: 'Abroad' }, all }, shorter);
    const items = { ...ui, name: { 'ui:messages': { maxLength: TOLD.maxLength } } };
    expect(messages(form, { all: { items } })).toMatchObject({
      'all[0].place required': { all: [expect.any(Object)] },
      'all[0].name maxLength': { abroad: true, all: [{ name: TOO_LONG }] },
    });
  });
});

test('npm run journeys: what has more combinations beside it than are tried is not said to be unreachable', () => {
  const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
  const often = when(Object.fromEntries(names.map((each) => [each, 'often'])));
  const asked = Object.fromEntries(names.map((each) => [each, choice(each, 'often', 'seldom', 'never')]));
  const items = object(asked, { if: often, then: object({ name }) });
  const site = readSite(siteOf([{ hash: 'step', schema: object({ all: { type: 'array', items } }) }]));
  const [journey] = site.journeys;
  const [step] = journey?.steps ?? [];
  const root = step?.fields.get('all');
  const field = root?.inside.find((each) => each.name === 'name');
  if (!journey || !step || !root || !field) throw new Error('The fixture has no such field.');
  expect(whyNotInside({ site, journey, step }, root, field)).toMatch(
    /^not searched to the end: there are more than 10,000 combinations of q0, q1, .* and q7/,
  );
});
