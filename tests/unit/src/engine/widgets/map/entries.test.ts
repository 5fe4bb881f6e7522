import { expect, test } from 'vitest';
import {
  answerOf,
  followKeys,
  withEntry,
  withName,
  withoutEntry,
} from '../../../../../../src/engine/widgets/map/entries.ts';

const entriesOf = (...keys: string[]) => keys.map((key, id) => ({ id, key }));
const keysOf = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

test.each([
  ['a new name', ['a', 'b'], 'c', ['c', 'b']],
  ['its own name', ['a', 'b'], 'a', ['a', 'b']],
  ['no name', ['a', ''], '', ['\n', '']],
  ['the name of another entry', ['a', 'b', '\nb'], 'b', ['\n\nb', 'b', '\nb']],
  ['a name that is free again', ['a', '\na', '\n\na'], 'c', ['c', 'a', '\na']],
  ['a name like a property of objects', ['a', 'b'], 'constructor', ['constructor', 'b']],
])('gives an entry %s', (_case, keys, name, expected) => {
  expect(keysOf(withName(entriesOf(...keys), 0, name))).toEqual(expected);
});

test('gives the name of a removed entry to the one that waited for it', () => {
  expect(withoutEntry(entriesOf('a', '\na'), 0)).toEqual([{ id: 1, key: 'a' }]);
});

test('adds entries without a name, each with its own key', () => {
  expect(withEntry(withEntry(entriesOf('a')))).toEqual([...entriesOf('a', '', '\n')]);
});

test('follows an answer from outside: keeps entries, drops those that are gone, adds new ones', () => {
  const after = [
    { id: 1, key: 'b' },
    { id: 2, key: 'c' },
  ];
  expect(followKeys(entriesOf('a', 'b'), ['b', 'c'])).toEqual(after);
});

test('keeps values and their order when names change', () => {
  const before = entriesOf('a', 'b', 'toString');
  const after = [...entriesOf('z', 'b', 'toString'), { id: 3, key: 'new' }];
  const answer = answerOf(after, before, { b: 2, a: null }, 'first');
  expect(JSON.stringify(answer)).toBe('{"z":null,"b":2,"toString":null,"new":"first"}');
  expect(answerOf([], before, { a: 1 }, {})).toBeUndefined();
});
