import { describe, expect, test } from 'vitest';
import { patternWitnesses } from '../../../../../scripts/content/against/judging/pattern-witnesses.ts';

describe('npm run check -- --against: a pattern held against another', () => {
  test.each([
    ['fewer letters', '^[A-Za-z0-9]+$', '^[A-Z0-9]+$', 'a'],
    ['a range of digits', '^\\d{4}$', '^[2-7]\\d{3}$', '1111'],
    ['no edges before', '\\S', '^[^,]+$', ','],
    ['a country that is refused by looking ahead', '^(?!AUS$)', '^(?!AUS$|NZL$)', 'NZL'],
    [
      'an apostrophe, in names that have to hold a Latin letter (§5)',
      "^(?=.*\\p{Script=Latin})[\\p{Script=Latin}\\p{M} '’-]+$",
      "^(?=.*\\p{Script=Latin})[\\p{Script=Latin}\\p{M} '-]+$",
      '’a',
    ],
    [
      'a shorter ending of addresses',
      '^[^\\s@]+@([^\\s@.]+\\.)+[^\\s@.]{2,4}$',
      '^[^\\s@]+@([^\\s@.]+\\.)+[^\\s@.]{2,3}$',
      'a@a.aaaa',
    ],
    ['alternatives', 'a|^b', '^b|a$', 'ab'],
  ])('the shortest text that is refused now: %s', (_case, before, now, witness) => {
    const [first = ''] = patternWitnesses(before, now);
    expect(first).toBe(witness);
    expect(new RegExp(before, 'u').test(first)).toBe(true);
    expect(new RegExp(now, 'u').test(first)).toBe(false);
  });

  test.each([
    ['one letter fewer in each of sixty places', '^[a-z]{60}$', '^[a-y]{60}$', 60],
    ['the longest of two hundred lengths', '^\\d{1,200}$', '^\\d{1,199}$', 200],
    ['a digit fewer in all of them', '^\\d{1,200}$', '^[1-9]{1,200}$', 1],
    ['a longest word within a list', '^(?:[a-z]{1,60}-){1,9}$', '^(?:[a-z]{1,59}-){1,9}$', 61],
  ])(
    'what counts has more ways than can be gone, and a few texts are enough: %s',
    (_case, before, now, length) => {
      const witnesses = patternWitnesses(before, now);
      expect(new Set(witnesses).size).toBe(8);
      expect(witnesses[0]).toHaveLength(length);
      for (const text of witnesses) {
        expect(new RegExp(before, 'u').test(text)).toBe(true);
        expect(new RegExp(now, 'u').test(text)).toBe(false);
      }
    },
  );

  test.each([
    ['more letters', '^[A-Z0-9]+$', '^[A-Za-z0-9]+$'],
    ['the same in other words', '^0[42378]\\d{8}$', '^0(?:[2378]|4)[0-9]{8}$'],
    ['one that no automaton stands for: it refers back', '^([a-z]+)-\\1$', '^c$'],
    ['no regular expression', '(', '^a$'],
    ['one whose automaton would have a million states', 'a[ab]{20}', 'b[ab]{20}'],
  ])('none for %s', (_case, before, now) => {
    expect(patternWitnesses(before, now)).toEqual([]);
  });
});
