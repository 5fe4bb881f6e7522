import { describe, expect, test } from 'vitest';
import { firstWords, inWords, numbered } from '../../../../../scripts/gallery/states/names.ts';

describe('npm run gallery: what pictures are called', () => {
  test.each([
    ['Please don’t pay again', 'please-dont-pay-again'],
    ['Your price depends on your visa, who needs cover and your age.', 'your-price-depends-on-your-visa'],
    ['**Call us** on [{phone}](tel:{phone}).', 'call-us-on'],
    ['Krankenversicherungsbeitragsbescheinigung', 'krankenversicherungsbeitragsbesch'],
  ])('by the first words of a text: %s', (text, expected) => {
    expect(firstWords(text)).toBe(expected);
  });

  test('for people, in the words that stand on the page', () => {
    expect(inWords('**Call us** on [{phone}](tel:{phone}).')).toBe('Call us on ….');
  });

  test('no two are the same', () => {
    expect(numbered(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a-2', 'a-3']);
    expect(numbered(['a', 'a', 'a-2'])).toEqual(['a', 'a-3', 'a-2']);
  });
});
