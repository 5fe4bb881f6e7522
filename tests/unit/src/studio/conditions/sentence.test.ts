import { expect, test } from 'vitest';
import { createContext } from '../../../../../scripts/content/check/context.ts';
import { allParts, conditionsOf } from '../../../../../scripts/content/check/model/schema-parts.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { isObject } from '../../../../../scripts/content/json.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { valueAt } from '../../../../../scripts/content/resolve.ts';
import type { Json, JsonObject } from '../../../../../src/engine/form/paths.ts';
import {
  isGroup,
  type Join,
  type Part,
  parse,
  print,
  type Sentence,
  tidied,
} from '../../../../../src/studio/conditions/sentence.ts';

const hasPartner = {
  type: 'object',
  properties: { coverType: { enum: ['D', 'F'] } },
  required: ['coverType'],
};
const shared = { $ref: 'fields.json#/conditions/hasPartner' };
const isAnswered = { type: 'object', required: ['age'] };

test.each<[string, JsonObject, Sentence]>([
  [
    'an answer',
    hasPartner,
    { join: 'all', parts: [{ name: 'coverType', is: 'one of', values: ['D', 'F'] }] },
  ],
  [
    'several answers in one object',
    {
      type: 'object',
      properties: {
        coverType: { not: { const: 'S' } },
        age: { minimum: 18 },
        start: { format: 'date', formatMaximum: '2026-12-01' },
      },
      required: ['coverType', 'age', 'start', 'name'],
    },
    {
      join: 'all',
      parts: [
        { name: 'coverType', is: 'not one of', values: ['S'] },
        { name: 'age', is: 'at least', values: [18] },
        { name: 'start', is: 'at most', values: ['2026-12-01'] },
        { name: 'name', is: 'answered', values: [] },
      ],
    },
  ],
  [
    'no answer',
    { not: isAnswered },
    { join: 'all', parts: [{ name: 'age', is: 'not answered', values: [] }] },
  ],
  ['a named condition', shared, { join: 'all', parts: [{ name: shared.$ref, is: 'true', values: [] }] }],
  [
    'an answer and the opposite of a named condition',
    { allOf: [isAnswered, { not: shared }] },
    {
      join: 'all',
      parts: [
        { name: 'age', is: 'answered', values: [] },
        { name: shared.$ref, is: 'not true', values: [] },
      ],
    },
  ],
  [
    'none, with a group inside',
    { not: { anyOf: [shared, { allOf: [{ not: isAnswered }, { not: shared }] }] } },
    {
      join: 'none',
      parts: [
        { name: shared.$ref, is: 'true', values: [] },
        {
          join: 'all',
          parts: [
            { name: 'age', is: 'not answered', values: [] },
            { name: shared.$ref, is: 'not true', values: [] },
          ],
        },
      ],
    },
  ],
  [
    'groups in groups',
    { anyOf: [shared, { allOf: [isAnswered, { anyOf: [shared, isAnswered] }] }] },
    {
      join: 'any',
      parts: [
        { name: shared.$ref, is: 'true', values: [] },
        {
          join: 'all',
          parts: [
            { name: 'age', is: 'answered', values: [] },
            {
              join: 'any',
              parts: [
                { name: shared.$ref, is: 'true', values: [] },
                { name: 'age', is: 'answered', values: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
])('says as a sentence: %s', (_, schema, sentence) => {
  expect(parse(schema)).toEqual(sentence);
  expect(print(sentence)).toEqual(schema);
});

test.each<[string, JsonObject]>([
  ['an answer that may be missing', { type: 'object', properties: { age: { minimum: 18 } } }],
  ['two limits of one answer', { ...hasPartner, properties: { coverType: { enum: ['D'], minLength: 1 } } }],
  ['an entry of a list', { ...isAnswered, properties: { age: { contains: { const: 1 } } } }],
  ['a keyword beside a named condition', { ...shared, required: ['age'] }],
  ['nothing', {}],
])('leaves to the code: %s', (_, schema) => {
  expect(parse(schema)).toBeUndefined();
});

/** Returns a generator of numbers below a limit, the same ones in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('reads what it prints, for any sentence', () => {
  const random = createRandom(7);
  const pick = <Item>(...items: Item[]) => items[random(items.length)] as Item;
  const some = <Item>(create: () => Item) => Array.from({ length: 1 + random(4) }, create);
  const part = (): Part => {
    const name = pick('age', 'coverType', 'visaType', 'start');
    return pick<() => Part>(
      () => ({
        name: pick('a.json#/conditions/one', 'a.json#/conditions/two'),
        is: pick('true', 'not true'),
        values: [],
      }),
      () => ({ name, is: pick('answered', 'not answered'), values: [] }),
      () => ({ name, is: pick('one of', 'not one of'), values: some(() => pick<Json>('D', true, 3, '')) }),
      () => ({ name, is: pick('at least', 'at most'), values: [pick<number | string>(18, '2026-01-31')] }),
    )();
  };
  const join = () => pick<Join>('all', 'any', 'none');
  const group = (): Sentence => ({ join: join(), parts: some(() => (random(6) === 0 ? group() : part())) });
  let groups = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const sentence = tidied({ join: join(), parts: some(() => (random(4) === 0 ? group() : part())) });
    if (!sentence) throw new Error('A sentence with parts became empty.');
    groups += sentence.parts.filter(isGroup).length;
    expect(tidied(sentence)).toEqual(sentence);
    expect(parse(print(sentence))).toEqual(sentence);
  }
  expect(groups).toBeGreaterThan(1_000);
});

/** Conditions of the content that no sentence says: a part of a list entry, and two without `type`. */
const CODE = [
  'fields.json/conditions/visaIsMissing',
  'fields.json/conditions/visaIsUnsupported',
  'pages/product-summary.json/choices/alerts/5/when',
];

test('says almost every condition of the content as a sentence', () => {
  const context = createContext(readContent(), readNames());
  const found = new Map<string, JsonObject>();
  for (const file of context.parsed) {
    const reveals = context
      .marked(file, 'FormSchema')
      .flatMap(({ value, pointer }) => (isObject(value) ? allParts({ schema: value, pointer }) : []))
      .flatMap((each) => conditionsOf([each]))
      .filter(({ pointer }) => pointer.endsWith('/if'));
    for (const { pointer } of [...context.marked(file, 'Condition'), ...reveals]) {
      const at = context.origin(file, pointer);
      found.set(at.file.name + at.pointer, JSON.parse(JSON.stringify(valueAt(at.file, at.pointer))));
    }
  }
  expect(found.size).toBeGreaterThan(70);
  expect([...found].filter(([, schema]) => !parse(schema)).map(([at]) => at)).toEqual(CODE);
});
