import { expect, test } from 'vitest';
import { keyFor, keyProblem, nameOf } from '../../../../../src/engine/form/entry-names.ts';
import { formState } from '../../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { compileForm } from '../../compile.ts';

const form = await compileForm({
  type: 'object',
  properties: {
    notes: {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: { type: 'string', maxLength: 4 },
    },
  },
});
const errorsOf = (notes: JsonObject) => {
  const { errors, valid } = formState({ ...form, answers: { notes } });
  return [...errors].map(([at, { keyword }]) => [at, keyword]).concat(valid ? [['', 'valid']] : []);
};

test.each([
  ['', 'missing', ''],
  ['\n\n', 'missing', ''],
  ['\na', 'taken', 'a'],
  ['a', undefined, 'a'],
  ['constructor', undefined, 'constructor'],
  ['__proto__', 'missing', '__proto__'],
])('reads the key %j', (key, problem, name) => {
  expect([keyProblem(key), nameOf(key)]).toEqual([problem, name]);
});

test('marks a name until no other entry has the key', () => {
  expect([keyFor('a', []), keyFor('a', ['a']), keyFor('a', ['a', '\na'])]).toEqual(['a', '\na', '\n\na']);
});

test.each<[JsonObject, string[][]]>([
  [{ a: 'x' }, [['', 'valid']]],
  [{ a: null }, [['/notes/a', 'required']]],
  [{ a: 7 }, [['/notes/a', 'type']]],
  [{ a: 'x', '\na': 'y' }, [['/notes/\na', 'entryName']]],
  [{ '': 'x' }, [['/notes/', 'entryName']]],
  [{ '': 'too long' }, [['/notes/', 'maxLength']]],
  [{ A: 'x' }, [['/notes', 'propertyNames']]],
])('finds what is wrong in %j', (notes, errors) => {
  expect(errorsOf(notes)).toEqual(errors);
});
