import { expect, test } from 'vitest';
import {
  answerOf,
  followKeys,
  keyProblem,
  withRightKeys,
} from '../../../../../../src/engine/widgets/map/entries.ts';

const entry = (id: number, key: string, typed = key) => ({ id, key, typed });

test.each([
  ['a new key', [entry(0, 'a', 'c'), entry(1, 'b')], undefined],
  ['its own key', [entry(0, 'a', ' a '), entry(1, 'b', 'a')], undefined],
  ['no key', [entry(0, 'a', ' '), entry(1, 'b')], 'missing'],
  ['the key of another entry', [entry(0, 'a', 'b '), entry(1, 'b')], 'taken'],
  ['the key that another entry still has', [entry(0, 'a', 'b'), entry(1, 'b', '')], 'taken'],
  ['the key that another entry waits for', [entry(0, '', 'c'), entry(1, 'b', 'c')], 'taken'],
])('judges %s', (_case, entries, problem) => {
  expect(keyProblem(entries[0] ?? entry(0, ''), entries)).toBe(problem);
});

test('gives an entry the key that another one gives up', () => {
  const entries = withRightKeys([entry(0, 'a', 'b'), entry(1, 'b', 'c')]);
  expect(entries.map(({ key }) => key)).toEqual(['b', 'c']);
});

test('keeps new entries when the answer changes outside, and drops those that are gone', () => {
  const entries = [entry(0, 'a'), entry(1, 'b'), entry(2, ''), entry(3, 'new')];
  const after = [entry(1, 'b'), entry(2, ''), entry(3, 'new'), entry(4, 'c')];
  expect(followKeys(entries, ['a', 'b'], ['b', 'c'])).toEqual(after);
});

test('keeps values and their order when keys change', () => {
  const before = [entry(0, 'a'), entry(1, 'b'), entry(2, 'toString')];
  const answer = answerOf(
    [entry(0, 'z'), entry(1, 'b'), entry(2, 'toString')],
    before,
    { b: 2, a: null },
    undefined,
  );
  expect(JSON.stringify(answer)).toBe('{"z":null,"b":2}');
  expect(answerOf([], before, { a: 1 }, {})).toBeUndefined();
});
