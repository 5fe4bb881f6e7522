import { expect, test } from 'vitest';
import { charactersLeft, countText } from '../../../../../../src/engine/widgets/textarea/CharacterCount.tsx';

test.each([
  ['', 20],
  ['Thanks', 14],
  ['two\nlines', 11],
  ['👩🏽 ok', 15],
  ['a text that is too long', -3],
])('counts the code points of %j', (text, left) => {
  expect(charactersLeft(text, 20)).toBe(left);
});

test.each([
  [1_200, '1,200 left'],
  [1, 'one left'],
  [0, '0 left'],
  [-1, 'one too many'],
  [-2, '2 too many'],
])('says that %d characters are left', (left, text) => {
  const texts = {
    left: { one: 'one left', other: '{count} left' },
    tooMany: { one: 'one too many', other: '{count} too many' },
  };
  expect(countText(left, texts)).toBe(text);
});
