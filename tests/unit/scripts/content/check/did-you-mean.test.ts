import { expect, test } from 'vitest';
import { closest, closestPath } from '../../../../../scripts/content/check/did-you-mean.ts';

test.each<[what: string, word: string, names: readonly string[], meant: string | undefined]>([
  ['two letters are swapped', 'maxLenght', ['maxLength'], 'maxLength'],
  ['two letters are swapped in a short word', 'hsah', ['hash'], 'hash'],
  ['a letter is missing', 'txt', ['text'], 'text'],
  ['a letter is wrong', 'wigget', ['widget'], 'widget'],
  ['of several names the nearest', 'headding', ['hash', 'heading', 'subheading'], 'heading'],
  ['upper and lower case are easily confused', 'covertype', ['coverType', 'cover'], 'coverType'],
  ['of two equally near names the longer one', 'usr', ['usb', 'user'], 'user'],
  ['one letter in capitals', 's', ['D', 'S'], 'S'],
  ['two letters swapped', 'DS', ['DA', 'SD'], 'SD'],
  ['not another letter', 'C', ['S', 'D', 'P', 'F'], undefined],
  ['not one of two letters wrong', 'DS', ['DA', 'D', 'DSA'], undefined],
  ['not with more than a third of its letters wrong', 'shoeSize', ['fullName', 'isMember'], undefined],
  ['not a short word with one letter in common', 'cats', ['dogs'], undefined],
])('did you mean: %s (%s)', (_what, word, names, meant) => {
  expect(closest(word, names)).toBe(meant);
});

test.each([
  ['/libary/card', '/library/card'],
  ['/library/crad', '/library/card'],
  ['/library/room', undefined],
  ['/libary', '/library'],
  ['/library/card/new', undefined],
  ['/cover/twon', '/covers/town'],
])('a path of as many parts, each of them similar, is meant by %s', (path, meant) => {
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
