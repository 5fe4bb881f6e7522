import { describe, expect, test } from 'vitest';
import { closest, distance } from '../../../../../scripts/content/check/did-you-mean.ts';

describe('did you mean', () => {
  test.each([
    ['age', 'age', 0],
    ['age', 'aeg', 1],
    ['maxLength', 'maxLenght', 1],
    ['hash', 'hsah', 1],
    ['text', 'txt', 1],
    ['widget', 'wigget', 1],
    ['', 'age', 3],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
  ])('from "%s" to "%s" it is %i letters', (a, b, letters) => {
    expect(distance(a, b)).toBe(letters);
    expect(distance(b, a)).toBe(letters);
    expect(distance(a, b, letters)).toBe(letters);
  });

  test('words that are further apart than counts are not measured to the end', () => {
    expect(distance('abcdef', 'uvwxyz', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(distance('abcdef', 'badcfe', 3)).toBe(3);
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
