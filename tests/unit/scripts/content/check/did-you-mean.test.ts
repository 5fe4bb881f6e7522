import { describe, expect, test } from 'vitest';
import { closest } from '../../../../../scripts/content/check/did-you-mean.ts';

describe('did you mean', () => {
  test.each([
    ['maxLenght', 'maxLength'],
    ['hsah', 'hash'],
    ['txt', 'text'],
    ['wigget', 'widget'],
  ])('%s means %s', (word, meant) => {
    expect(closest(word, [meant])).toBe(meant);
  });

  test('the nearest name is meant', () => {
    expect(closest('headding', ['hash', 'heading', 'subheading'])).toBe('heading');
  });

  test('upper and lower case are easily confused', () => {
    expect(closest('covertype', ['coverType', 'cover'])).toBe('coverType');
  });

  test('of two equally near names, the longer one has more letters in common', () => {
    expect(closest('usr', ['usb', 'user'])).toBe('user');
  });

  test('a word of one or two letters is another one in capitals or swapped, not by a wrong letter', () => {
    expect(closest('s', ['D', 'S'])).toBe('S');
    expect(closest('DS', ['DA', 'SD'])).toBe('SD');
    expect(closest('C', ['S', 'D', 'P', 'F'])).toBeUndefined();
    expect(closest('DS', ['DA', 'D', 'DSA'])).toBeUndefined();
  });

  test('with more than a third of its letters wrong it is another word', () => {
    expect(closest('shoeSize', ['fullName', 'isMember'])).toBeUndefined();
    expect(closest('cats', ['dogs'])).toBeUndefined();
  });
});
