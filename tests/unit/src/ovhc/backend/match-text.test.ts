import { expect, test } from 'vitest';
import { findMatches } from '../../../../../src/ovhc/backend/match-text.ts';

const names = ['Working Holiday visa 417', 'Work and Holiday visa 462', 'Côte d’Ivoire', 'Student visa 500'];
const found = (typed: string) => findMatches(names, typed, (name) => name);

test.each([
  ['holi', [names[0], names[1]]],
  ['417', [names[0]]],
  ['HOLIDAY', [names[0], names[1]]],
  ['holiday work', [names[0], names[1]]],
  ['  work   462 ', [names[1]]],
  ['cote', [names[2]]],
  ['CÔTE', [names[2]]],
  ['zzz', []],
  ['holiday zzz', []],
])('§5 %j finds every name that holds all its words, whatever their case and accents', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each(['', '   '])('§5 %j finds all, in the order they came', (typed) => {
  expect(found(typed)).toEqual(names);
});

test('§5 those that begin with it come before those that hold it somewhere', () => {
  const countries = ['Côte d’Ivoire', 'Ireland', 'Northern Ireland'];
  expect(findMatches(countries, 'ire', (name) => name)).toEqual([
    'Ireland',
    'Northern Ireland',
    'Côte d’Ivoire',
  ]);
});

test('§5 an accent typed as a character of its own is the same accent', () => {
  expect(found('co\u0302te')).toEqual([names[2]]);
});

test.each(["d'ivoire", 'd’ivoire', 'd‘ivoire'])(
  '§5 %s is found however its apostrophe is written',
  (typed) => {
    expect(found(typed)).toEqual([names[2]]);
  },
);
