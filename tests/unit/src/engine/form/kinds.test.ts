import { expect, test } from 'vitest';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import { firstValue } from '../../../../../src/engine/form/defaults.ts';
import { kindOf, kindsOf } from '../../../../../src/engine/form/kinds.ts';
import type { Json } from '../../../../../src/engine/form/paths.ts';

const by = (text: string): FormSchema => ({
  type: 'object',
  title: text,
  properties: { by: { const: text }, speed: { type: 'integer', default: 3 }, note: { type: 'string' } },
});
const union: FormSchema = {
  anyOf: [
    { type: 'string', title: 'Text' },
    { type: 'integer', title: 'Number', default: 1 },
    by('train'),
    by('ship'),
    { type: 'array', title: 'List' },
  ],
};

test.each<[Json | undefined, number]>([
  ['', 0],
  [7, 1],
  [7.5, -1],
  [{ by: 'ship' }, 3],
  [{ by: 'train', note: 7 }, 2],
  [{ by: 'foot' }, -1],
  [{}, -1],
  [[], 4],
  [null, -1],
  [undefined, -1],
])('finds the kind of %j', (value, index) => {
  expect(kindOf(union, value)).toBe(index);
});

test('finds no kinds in a rule whose parts have no titles', () => {
  expect(kindsOf({ anyOf: [{ type: 'string', title: 'Text' }, { required: ['note'] }] })).toEqual([]);
});

test('starts a kind with its constants and defaults', () => {
  expect(kindsOf(union).map(firstValue)).toEqual([
    undefined,
    1,
    { by: 'train', speed: 3 },
    { by: 'ship', speed: 3 },
    undefined,
  ]);
});
