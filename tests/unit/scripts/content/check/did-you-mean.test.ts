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
  ])('from "%s" to "%s" it is %i letters', (a, b, letters) => {
    expect(distance(a, b)).toBe(letters);
    expect(distance(b, a)).toBe(letters);
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

  test('with more than a third of its letters wrong it is another word', () => {
    expect(closest('shoeSize', ['fullName', 'isMember'])).toBeUndefined();
    expect(closest('cats', ['dogs'])).toBeUndefined();
  });
});
