import { expect, test } from 'vitest';
import { answersKey } from '../../../../../src/ovhc/store/answers-key.ts';

const SALT = '000102030405060708090a0b0c0d0e0f';
const keyOf = (answers: object) => answersKey(SALT, answers);
const sent = { name: 'Ana', pin: '1234', pets: [{ kind: 'cat', age: 3 }] };

test('gives equal answers one key, in whatever order they were given', () => {
  expect(keyOf(sent)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ pets: [{ age: 3, kind: 'cat' }], pin: '1234', name: 'Ana' })).toBe(keyOf(sent));
});

test.each([
  { ...sent, pin: '1243' },
  { ...sent, pin: 1234 },
  { ...sent, pets: [] },
  { name: 'Ana1', pin: '234', pets: sent.pets },
  {},
])('gives the other answers %j another key', (answers) => {
  expect(keyOf(answers)).not.toBe(keyOf(sent));
});

test('gives the same answers another key with another salt', () => {
  expect(answersKey(`1${SALT.slice(1)}`, sent)).not.toBe(keyOf(sent));
});
