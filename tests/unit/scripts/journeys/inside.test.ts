import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { whyNotInView } from '../../../../scripts/journeys/reasons.ts';
import { readSite } from '../../../../scripts/journeys/site/site.ts';
import { choice, mapOf, object, siteOf, when } from './site-of.ts';

const place = choice('Place', 'home', 'abroad');

/** Returns how to reach each target in a step's form: the answers, or the reason that none were found. */
const find = (schema: JsonObject, uiSchema: JsonObject) =>
  Object.fromEntries(
    mapOf([{ hash: 'step', schema, uiSchema }]).reaches.flatMap(({ target, visit, reason }) =>
      'field' in target
        ? [
            [
              [target.kind, target.field, 'keyword' in target ? target.keyword : ''].join(' ').trim(),
              visit?.answers ?? reason,
            ],
          ]
        : [],
    ),
  );

/** The same schema in a list and in a group. */
const HOLDERS = [
  {
    holder: 'a list',
    all: (items: object) => ({ type: 'array', items }),
    ui: (items: object) => ({ all: { items } }),
    at: 'all[0]',
    answers: (answers: object) => ({ all: [answers] }),
  },
  {
    holder: 'a group',
    all: (group: object) => group,
    ui: (group: object) => ({ all: group }),
    at: 'all',
    answers: (answers: object) => ({ all: answers }),
  },
];

describe.each(HOLDERS)('in $holder', ({ all, ui, at, answers }) => {
  test('fields that two answers beside them reveal', () => {
    const child = object(
      { kind: choice('Kind', 'baby', 'student', 'worker'), place },
      {
        required: ['kind', 'place'],
        allOf: [
          {
            if: { allOf: [when({ kind: 'student' }), when({ place: 'home' })] },
            then: object({ school: choice('School', 'A', 'B') }, { required: ['school'] }),
          },
          {
            if: when({ kind: 'worker', place: 'abroad' }),
            then: object({ employer: choice('Employer', 'C', 'D') }, { required: ['employer'] }),
          },
          { if: when({ kind: 'adult', place: 'abroad' }), then: object({ job: choice('Job', 'E') }) },
          { if: when({ moon: 'full' }), then: object({ howl: choice('Howl', 'F') }) },
        ],
      },
    );
    const messages = { school: { 'ui:messages': 'Choose a school' } };
    expect(find(object({ all: all(child) }), ui(messages))).toMatchObject({
      [`reveal ${at}.school`]: answers({ kind: 'student', place: 'home' }),
      [`reveal ${at}.employer`]: answers({ kind: 'worker', place: 'abroad' }),
      [`message ${at}.school required`]: answers({ kind: 'student', place: 'home' }),
      [`reveal ${at}.job`]: `its condition needs that kind is adult and place is abroad, and no answers inside all were found that match`,
      [`reveal ${at}.howl`]:
        'its condition needs that moon is full, and moon is not asked for inside all, where it looks',
    });
  });

  test('messages of a field for which answers beside it change what is asked', () => {
    const name = { type: 'string', title: 'Name', examples: ['Robin'] };
    const child = object(
      { kind: choice('Kind', 'baby', 'student', 'worker'), place, name },
      {
        required: ['kind', 'place'],
        allOf: [
          { if: when({ kind: 'worker' }), then: { required: ['name'] } },
          { if: when({ kind: 'student', place: 'abroad' }), then: object({ name: { maxLength: 7 } }) },
          { if: when({ kind: 'retired' }), then: object({ name: { pattern: '^[A-Z]+$' } }) },
        ],
      },
    );
    const messages = { required: 'Enter a name', maxLength: 'Use 7 letters', pattern: 'Use capitals' };
    expect(find(object({ all: all(child) }), ui({ name: { 'ui:messages': messages } }))).toMatchObject({
      [`message ${at}.name required`]: answers({ kind: 'worker' }),
      [`message ${at}.name maxLength`]: answers({
        kind: 'student',
        place: 'abroad',
        name: expect.stringMatching(/^.{8,}$/),
      }),
      [`message ${at}.name pattern`]: 'no answer was found that breaks "pattern"',
    });
  });
});

test('messages in a list of which the form asks more under a condition', () => {
  const name = { type: 'string', title: 'Name', examples: ['Robin'] };
  const all = { type: 'array', items: object({ place, name }, { required: ['place'] }) };
  const shorter = {
    if: when({ abroad: true }),
    then: object({ all: { items: object({ name: { maxLength: 7 } }) } }),
  };
  const form = object({ abroad: { type: 'boolean', title: 'Abroad' }, all }, shorter);
  const items = {
    place: { 'ui:messages': 'Choose a place' },
    name: { 'ui:messages': { maxLength: 'Use 7 letters' } },
  };
  expect(find(form, { all: { items } })).toMatchObject({
    'message all[0].place required': { all: [expect.any(Object)] },
    'message all[0].name maxLength': { abroad: true, all: [{ name: expect.stringMatching(/^.{8,}$/) }] },
  });
});

test('a field with too many combinations beside it is not called unreachable', () => {
  const names = Array.from({ length: 8 }, (_, index) => `q${index}`);
  const often = when(Object.fromEntries(names.map((each) => [each, 'often'])));
  const asked = Object.fromEntries(names.map((each) => [each, choice(each, 'often', 'seldom', 'never')]));
  const items = object(asked, { if: often, then: object({ name: { type: 'string', title: 'Name' } }) });
  const site = readSite(siteOf([{ hash: 'step', schema: object({ all: { type: 'array', items } }) }]));
  const [journey] = site.journeys;
  const [step] = journey?.steps ?? [];
  const root = step?.fields.get('all');
  const field = root?.inside.find((each) => each.name === 'name');
  if (!step || !root || !field) throw new Error('The fixture has no such field.');
  expect(whyNotInView(field)).toMatch(
    /^not searched to the end: there are more than 10,000 combinations of q0, q1, .* and q7/,
  );
});
