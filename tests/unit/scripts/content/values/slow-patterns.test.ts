import { describe, expect, test } from 'vitest';
import { validatorFor } from '../../../../../scripts/content/values/index.ts';
import { slowPart } from '../../../../../scripts/content/values/slow-patterns.ts';

const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

describe('patterns that can take exponential time', () => {
  test.each([
    ['repeats what repeats', '^([a-z]+)+$', '([a-z]+)+', 'a'],
    ['twice', '^(?:(?:\\d+)?)*x', '(?:(?:\\d+)?)*', '0'],
    ['with something between that may be missing', '^([A-Za-z]+[ -]?)+$', '([A-Za-z]+[ -]?)+', 'A'],
    ['so often that it comes to the same', '^(\\w+\\s?){1,50}$', '(\\w+\\s?){1,50}', '0'],
    ['has the same alternative twice', '^(a|a)*$', '(a|a)*', 'a'],
    ['has alternatives that share a letter', '^(?:.|\\s)*x$', '(?:.|\\s)*', '\t'],
    ['has alternatives that make up one another', '^x(?:a|ab|b)+$', '(?:a|ab|b)+', 'baba'],
    ['groups letters in more ways than one', '^(\\d{1,3},?)+$', '(\\d{1,3},?)+', '000000'],
    ['need not take anything in a round', '^(?:a?b?)*$', '(?:a?b?)*', 'ba'],
    ['is so far inside', '^([\\da-z.-]+)\\.([\\/\\w .-]*)*\\/?$', '([\\/\\w .-]*)*', '-'],
    ['is so where it looks ahead', '^(?=(?:a|a)*$)', '(?:a|a)*', 'a'],
    ['is so where it looks behind', '(?<=(?:a|a)*b)c', '(?:a|a)*', 'a'],
  ])('returns the slow part and its letters: %s', (_case, pattern, part, letters) => {
    expect(slowPart(pattern)).toEqual({ part, letters });
  });

  test.each([
    ['a name', "^(?=.*\\p{Script=Latin})[\\p{Script=Latin}\\p{M} '’-]+$"],
    ['a name of several words', "^[A-Z][a-z]*(?:[ '-][A-Z][a-z]*)*$"],
    ['an e-mail address', '^[^\\s@]+@([^\\s@.]+\\.)+[^\\s@.]{2,4}$'],
    ['one as its standard has it', `^${WORD}(?:\\.${WORD})*@${LABEL}(?:\\.${LABEL})+$`],
    ['a phone number', '^\\+?(?:\\d[\\s-]?){8,15}$'],
    ['a postcode', '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$'],
    ['a card number', '^(?:\\d{4}[ -]?){3}\\d{4}$'],
    ['an account number', '^[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){4,7}(?: ?[A-Z0-9]{1,3})?$'],
    ['an amount', '^\\d{1,3}(?:,\\d{3})*(?:\\.\\d\\d)?$'],
    ['an address in the net', '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.|$)){4}$'],
    ['a quoted text', '^"(?:[^"\\\\]|\\\\.)*"$'],
    ['the same, by looking ahead', '^"(?:(?!["\\\\]).|\\\\.)*"$'],
    ['alternatives that share a letter before an end that always matches', '^(?:.|\\s)*$'],
    ['alternatives that begin alike', '^(?:a|ab)*$'],
    ['a large group that repeats', '^(?:[A-F0-9]{16},)+$'],
    ['a few rounds only', '^(?:\\w|\\d){1,7}$'],
    ['time that grows with the square of the letters', '^\\s*\\s*$'],
    ['one that stops where it likes, so that nothing is tried twice', '(?:a|a)*'],
    ['no regular expression', '('],
  ])('accepts %s', (_case, pattern) => {
    expect(slowPart(pattern)).toBeUndefined();
  });
});

// each further letter doubles the time of a match, so that matching would exceed any test's timeout
const TEXT = `${'a'.repeat(60)}!`;
const SLOW = { type: 'string', maxLength: 100, pattern: '^(a+)+$' };

test.each<[string, schema: object, value: unknown, failed: string[]]>([
  ['a slow pattern is not matched', SLOW, TEXT, []],
  ['but the other rules are', SLOW, TEXT.repeat(2), ['maxLength']],
  ['also inside an object', { type: 'object', properties: { name: SLOW } }, { name: 1 }, ['type']],
  [
    'nor is a slow pattern of names',
    { patternProperties: { '^(a+)+$': { type: 'null' } } },
    { [TEXT]: 1 },
    [],
  ],
  [
    'but other patterns of names are',
    { patternProperties: { '^b': { type: 'integer' } } },
    { b: 'one' },
    ['type'],
  ],
  ['and any other pattern', { ...SLOW, pattern: '^a+$' }, TEXT, ['pattern']],
])('validates values: %s', (_case, schema, value, failed) => {
  const validate = validatorFor(schema);
  validate(value);
  expect((validate.errors ?? []).map(({ keyword }) => keyword)).toEqual(failed);
});
