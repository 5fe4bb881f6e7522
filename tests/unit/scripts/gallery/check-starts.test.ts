import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../scripts/content/usage-error.ts';
import { checkStarts } from '../../../../scripts/gallery/check-starts.ts';

const NAMES = [
  'quote/age/empty-1280',
  'quote/age/empty-390',
  'pages/email/sent-390',
  'quote/age/alert-1-390',
];

function refusal(...starts: string[]): string {
  try {
    checkStarts(starts, NAMES);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('npm run gallery -- NAME', () => {
  test.each([[[]], [['quote']], [['quote/age/empty', 'pages/email/sent-390']]])(
    'what pictures begin with is there: %j',
    (starts) => {
      expect(() => checkStarts(starts, NAMES)).not.toThrow();
    },
  );

  test('a name that none begins with is refused, whatever else is asked for, and what there is named', () => {
    expect(refusal('quote', 'nosuch/name')).toBe(
      'No state and no accepted picture has a name that begins with "nosuch/name". There are:\n  pages/email\n  quote/age',
    );
  });

  test.each([
    ['quote/aeg', 'quote/age'],
    ['quote/age/emtpy', 'quote/age/empty'],
  ])('one that is misspelt says what was meant: %s', (start, meant) => {
    expect(refusal(start)).toMatch(new RegExp(` Did you mean ${meant}\\?$`));
  });
});
