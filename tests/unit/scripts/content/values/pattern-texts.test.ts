import { describe, expect, test } from 'vitest';
import { patternTexts } from '../../../../../scripts/content/values/pattern-texts.ts';

describe('texts that a pattern is made of', () => {
  test('the shortest come first, in letters that people know', () => {
    expect(patternTexts('^(?:ab|c)?\\d{1,2}$').slice(0, 4)).toEqual(['1', 'c1', '11', 'ab1']);
    expect(patternTexts('^[a-z]{60}$')).toEqual(['a'.repeat(60)]);
  });

  test.each([['^(?:[a-z] ?){40}$'], ['^(?:ab|cd){60}$'], ['^(?:a?b?){40}c{20}$'], ['^\\d{1,200}$']])(
    'of one that has more of them than can be counted, a few: %s',
    (pattern) => {
      const words = patternTexts(pattern);
      expect(words).toHaveLength(24);
      for (const word of words) expect(word).toMatch(new RegExp(pattern, 'u'));
    },
  );

  test.each([
    ['only nothing', '^$', ['']],
    ['no regular expression', '(', []],
    ['one that refers back', '^([a-z]+)-\\1$', []],
    ['one that nothing fits', '^[^\\s\\S]$', []],
  ])('%s', (_case, pattern, words) => {
    expect(patternTexts(pattern)).toEqual(words);
  });
});
