import { expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/form/paths.ts';
import { withRightNames } from '../../../../src/studio/properties/value-changes.ts';

test.each<[string, Json, Json | undefined, Json | undefined]>([
  ['takes an entry with a right name', { a: { x: 1, y: null } }, { a: { x: 1 } }, { a: { x: 1, y: null } }],
  [
    'keeps the last value while a name is missing',
    { a: { '': 1 }, b: 2 },
    { a: { x: 1 }, b: 1 },
    { a: { x: 1 }, b: 2 },
  ],
  ['keeps no value where there was none', { a: { '': null } }, {}, { a: undefined }],
  ['looks into lists', [{ a: { '\nx': 1, x: 2 } }, 3], [{ a: { x: 2 } }], [{ a: { x: 2 } }, 3]],
])('withRightNames %s', (_case, value, last, expected) => {
  expect(withRightNames(value, last)).toEqual(expected);
});
