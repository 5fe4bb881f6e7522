import { expect, test } from 'vitest';
import {
  comparisonsIn,
  parseRelative,
  standingAlone,
  withAnswersOutside,
  withoutComparisons,
} from '../../../../scripts/content/comparisons.ts';

const other = (pointer: string) => ({ $data: pointer });
const schema = {
  const: other('1/email'),
  not: { minLength: other('1/size') },
  properties: {
    inside: { maximum: other('1/size') },
    outside: { maximum: other('2/size') },
    const: { items: { properties: { deep: { formatMinimum: other('5/start') } } } },
  },
  allOf: [{ maxLength: other('1/name') }],
  dependencies: { a: ['b'], c: { minimum: other('1/size') } },
};

test.each([
  ['1/email', { up: 1, pointer: '/email' }],
  ['12/list/0/email', { up: 12, pointer: '/list/0/email' }],
  ['0/email', undefined],
  ['1', undefined],
  ['1/', undefined],
  ['/email', undefined],
  ['email', undefined],
  ['#/properties/email', undefined],
])('parses %s as a relative pointer', (text, pointer) => {
  expect(parseRelative(text)).toEqual(pointer);
});

test('lists comparisons with their places and depths', () => {
  const found = comparisonsIn(schema, '/schema').map(({ at, other, depth }) => [at, other, depth]);
  expect(found).toEqual([
    ['/schema/const', '1/email', 0],
    ['/schema/not/minLength', '1/size', 0],
    ['/schema/properties/inside/maximum', '1/size', 1],
    ['/schema/properties/outside/maximum', '2/size', 1],
    ['/schema/properties/const/items/properties/deep/formatMinimum', '5/start', 3],
    ['/schema/allOf/0/maxLength', '1/name', 0],
    ['/schema/dependencies/c/minimum', '1/size', 0],
  ]);
});

test('removes the comparisons with answers outside a schema, or all of them', () => {
  expect(JSON.stringify(standingAlone(schema)).match(/\$data/g)).toHaveLength(1);
  expect(standingAlone(schema)).toMatchObject({ properties: { inside: { maximum: other('1/size') } } });
  expect(JSON.stringify(withoutComparisons(schema))).not.toContain('$data');
  const plain = { minimum: 1 };
  expect(standingAlone(plain)).toBe(plain);
});

test('replaces comparisons by the answers outside a schema, unless these are invalid', () => {
  const answers: Record<string, unknown> = {
    '1/email': 'a@b',
    '1/size': 7,
    '2/start': 'soon',
    '1/name': 'Ann',
  };
  const bound = withAnswersOutside(schema, ({ up, pointer }) => answers[up + pointer]);
  expect(bound).toEqual({
    const: 'a@b',
    not: { minLength: 7 },
    properties: {
      inside: { maximum: other('1/size') },
      outside: { maximum: 7 },
      const: { items: { properties: { deep: {} } } },
    },
    allOf: [{}],
    dependencies: { a: ['b'], c: { minimum: 7 } },
  });
});
