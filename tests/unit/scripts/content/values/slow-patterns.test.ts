import { describe, expect, test } from 'vitest';
import { failures } from '../../../../../scripts/content/against/judging/judge.ts';
import { fits } from '../../../../../scripts/content/values/index.ts';

// were it tried, each more letter would double the time: these take longer than any test may
const TEXT = `${'a'.repeat(60)}!`;
const SLOW = { type: 'string', maxLength: 100, pattern: '^(a+)+$' };

describe('a pattern that can take exponential time is told of, and never waited for', () => {
  test('its field is judged by the other rules', () => {
    expect(fits(SLOW, TEXT)).toBe(true);
    expect(fits(SLOW, TEXT.repeat(2))).toBe(false);
    expect(fits({ type: 'object', properties: { name: SLOW } }, { name: 1 })).toBe(false);
  });

  test('and so it is where content is held against what it was', () => {
    expect(failures(SLOW, TEXT)).toEqual([]);
    expect(failures(SLOW, TEXT.repeat(2)).map(({ keyword }) => keyword)).toEqual(['maxLength']);
  });

  test('any other pattern counts', () => {
    expect(fits({ ...SLOW, pattern: '^a+$' }, TEXT)).toBe(false);
    expect(failures({ ...SLOW, pattern: '^a+$' }, TEXT).map(({ keyword }) => keyword)).toEqual(['pattern']);
  });
});
