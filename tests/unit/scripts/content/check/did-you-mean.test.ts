import { expect, test } from 'vitest';
import {
  closest,
  closestByName,
  closestPath,
  meantBy,
} from '../../../../../scripts/content/check/did-you-mean.ts';

test.each<[what: string, word: string, names: readonly string[], meant: string | undefined]>([
  ['suggests a name with two letters swapped', 'maxLenght', ['maxLength'], 'maxLength'],
  ['suggests a short name with two letters swapped', 'hsah', ['hash'], 'hash'],
  ['suggests a name if a letter is missing', 'txt', ['text'], 'text'],
  ['suggests a name if a letter is wrong', 'wigget', ['widget'], 'widget'],
  ['suggests the nearest of several names', 'headding', ['hash', 'heading', 'subheading'], 'heading'],
  ['suggests a name that differs only in capitals', 'covertype', ['coverType', 'cover'], 'coverType'],
  ['suggests the longer of two equally near names', 'usr', ['usb', 'user'], 'user'],
  ['suggests the capital of a single letter', 's', ['D', 'S'], 'S'],
  ['suggests a name of two letters with both swapped', 'DS', ['DA', 'SD'], 'SD'],
  ['suggests no other single letter', 'C', ['S', 'D', 'P', 'F'], undefined],
  ['suggests no name of two letters with one wrong', 'DS', ['DA', 'D', 'DSA'], undefined],
  ['suggests no name with over a third of letters wrong', 'shoeSize', ['fullName', 'isMember'], undefined],
  ['suggests no short name with only one letter in common', 'cats', ['dogs'], undefined],
])('%s (%s)', (_what, word, names, meant) => {
  expect(closest(word, names)).toBe(meant);
});

test.each([
  ['/libary/card', '/library/card'],
  ['/library/crad', '/library/card'],
  ['/library/room', undefined],
  ['/libary', '/library'],
  ['/library/card/new', undefined],
  ['/cover/twon', '/covers/town'],
])('suggests the similar path with the same number of parts for %s: %s', (path, meant) => {
  const paths = [
    '/',
    '/library',
    '/library/card',
    '/library/cars',
    '/libraries/room',
    '/cover/age',
    '/covers/town',
  ];
  expect(closestPath(path, paths)).toBe(meant);
});

test.each<[word: string, names: readonly string[], meant: string | undefined]>([
  ['label', ['const', 'title'], 'title'],
  ['label', ['text', 'href'], 'text'],
  ['ui:hint', ['ui:description'], 'ui:description'],
  ['titel', ['title', 'heading'], 'title'],
  ['constructor', ['title'], undefined],
])('suggests the word of content for %s', (word, names, meant) => {
  expect(meantBy(word, names)).toBe(meant);
});

test('suggests a path with a similar last part', () => {
  const paths = ['/library/rules', '/library/room'];
  expect(closestByName('/ruels', paths)).toBe('/library/rules');
  expect(closestByName('/library', paths)).toBeUndefined();
});
