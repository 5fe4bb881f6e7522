import { describe, expect, test } from 'vitest';
import { patternTexts } from '../../../../../scripts/content/values/pattern-texts.ts';

describe('texts for a pattern', () => {
  test('start with the shortest and use common letters', () => {
    expect(patternTexts('^(?:ab|c)?\\d{1,2}$').slice(0, 4)).toEqual(['1', 'c1', '11', 'ab1']);
    expect(patternTexts('^[a-z]{60}$')).toEqual(['a'.repeat(60)]);
  });

  test.each([['^(?:[a-z] ?){40}$'], ['^(?:ab|cd){60}$'], ['^(?:a?b?){40}c{20}$'], ['^\\d{1,200}$']])(
    'are limited to 24: %s',
    (pattern) => {
      const texts = patternTexts(pattern);
      expect(texts).toHaveLength(24);
      for (const text of texts) expect(text).toMatch(new RegExp(pattern, 'u'));
    },
  );

  test.each([
    ['are only the empty text if no other text matches', '^$', ['']],
    ['do not exist for an invalid regular expression', '(', []],
    ['do not exist for a pattern with a backreference', '^([a-z]+)-\\1$', []],
    ['do not exist for a pattern that no text matches', '^[^\\s\\S]$', []],
  ])('%s', (_case, pattern, texts) => {
    expect(patternTexts(pattern)).toEqual(texts);
  });
});
