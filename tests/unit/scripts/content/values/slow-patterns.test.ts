import { describe, expect, test } from 'vitest';
import { validatorFor } from '../../../../../scripts/content/values/index.ts';
import { slowPart } from '../../../../../scripts/content/values/slow-patterns.ts';

const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

describe('finding patterns that take exponential time', () => {
  test.each([
    ['a repeated group with a repetition inside', '^([a-z]+)+$', '([a-z]+)+', 'a'],
    ['a repeated group with an optional repetition inside', '^(?:(?:\\d+)?)*x', '(?:(?:\\d+)?)*', '0'],
    ['a repeated group with an optional separator', '^([A-Za-z]+[ -]?)+$', '([A-Za-z]+[ -]?)+', 'A'],
    ['a group repeated up to 50 times', '^(\\w+\\s?){1,50}$', '(\\w+\\s?){1,50}', '0'],
    ['a repeated group with the same alternative twice', '^(a|a)*$', '(a|a)*', 'a'],
    ['a repeated group whose alternatives share a letter', '^(?:.|\\s)*x$', '(?:.|\\s)*', '\t'],
    ['a repeated group with an alternative made of the others', '^x(?:a|ab|b)+$', '(?:a|ab|b)+', 'baba'],
    ['a repeated group that can split digits in several ways', '^(\\d{1,3},?)+$', '(\\d{1,3},?)+', '000000'],
    ['a repeated group that can be empty', '^(?:a?b?)*$', '(?:a?b?)*', 'ba'],
    ['a slow group inside a pattern', '^([\\da-z.-]+)\\.([\\/\\w .-]*)*\\/?$', '([\\/\\w .-]*)*', '-'],
    ['a slow group in a lookahead', '^(?=(?:a|a)*$)', '(?:a|a)*', 'a'],
    ['a slow group in a lookbehind', '(?<=(?:a|a)*b)c', '(?:a|a)*', 'a'],
  ])('returns the slow part and its letters: %s', (_case, pattern, part, letters) => {
    expect(slowPart(pattern)).toEqual({ part, letters });
  });

  test.each([
    ['a name pattern', "^(?=.*\\p{Script=Latin})[\\p{Script=Latin}\\p{M} '’-]+$"],
    ['a pattern of a name of several words', "^[A-Z][a-z]*(?:[ '-][A-Z][a-z]*)*$"],
    ['an e-mail pattern', '^[^\\s@]+@([^\\s@.]+\\.)+[^\\s@.]{2,4}$'],
    ['an e-mail pattern from the standard', `^${WORD}(?:\\.${WORD})*@${LABEL}(?:\\.${LABEL})+$`],
    ['a phone number pattern', '^\\+?(?:\\d[\\s-]?){8,15}$'],
    ['a postcode pattern', '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$'],
    ['a card number pattern', '^(?:\\d{4}[ -]?){3}\\d{4}$'],
    ['an account number pattern', '^[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){4,7}(?: ?[A-Z0-9]{1,3})?$'],
    ['an amount pattern', '^\\d{1,3}(?:,\\d{3})*(?:\\.\\d\\d)?$'],
    ['an IP address pattern', '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.|$)){4}$'],
    ['a pattern of a quoted text', '^"(?:[^"\\\\]|\\\\.)*"$'],
    ['a pattern of a quoted text with a lookahead', '^"(?:(?!["\\\\]).|\\\\.)*"$'],
    ['alternatives that share a letter if every text matches', '^(?:.|\\s)*$'],
    ['alternatives that start with the same letter', '^(?:a|ab)*$'],
    ['a large repeated group', '^(?:[A-F0-9]{16},)+$'],
    ['a group repeated up to 7 times', '^(?:\\w|\\d){1,7}$'],
    ['a pattern that takes quadratic time', '^\\s*\\s*$'],
    ['a pattern without an end', '(?:a|a)*'],
    ['an invalid regular expression', '('],
  ])('accepts %s', (_case, pattern) => {
    expect(slowPart(pattern)).toBeUndefined();
  });
});

test('finds the slow group of a pattern that is too complex to search as a whole', () => {
  expect(slowPart('^(?:(?:a{1,30}){1,30}b){1,30}$')?.part).toBe('(?:a{1,30}){1,30}');
});

// each further letter doubles the time of a match, so that matching would exceed any test's timeout
const TEXT = `${'a'.repeat(60)}!`;
const SLOW = { type: 'string', maxLength: 100, pattern: '^(a+)+$' };

test.each<[string, schema: object, value: unknown, failed: string[]]>([
  ['ignores a slow pattern', SLOW, TEXT, []],
  ['applies the other keywords beside a slow pattern', SLOW, TEXT.repeat(2), ['maxLength']],
  [
    'applies the other keywords beside a slow pattern in an object',
    { type: 'object', properties: { name: SLOW } },
    { name: 1 },
    ['type'],
  ],
  [
    'ignores a slow pattern of property names',
    { patternProperties: { '^(a+)+$': { type: 'null' } } },
    { [TEXT]: 1 },
    [],
  ],
  [
    'applies a fast pattern of property names',
    { patternProperties: { '^b': { type: 'integer' } } },
    { b: 'one' },
    ['type'],
  ],
  ['applies a fast pattern', { ...SLOW, pattern: '^a+$' }, TEXT, ['pattern']],
])('validating a value %s', (_case, schema, value, failed) => {
  const validate = validatorFor(schema);
  validate(value);
  expect((validate.errors ?? []).map(({ keyword }) => keyword)).toEqual(failed);
});
