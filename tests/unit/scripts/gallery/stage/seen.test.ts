import { describe, expect, test } from 'vitest';
import { isSeen, wordsOf } from '../../../../../scripts/gallery/stage/seen.ts';
import { message, reach, visit } from '../visits.ts';

const PAGE = {
  steps: ['contact'],
  fields: ['email', 'suburb'],
  messages: { email: 'Enter your email address', suburb: 'Use at most 60 letters' },
  words: 'YOUR PRICE HAS CHANGED It was A$31.65 per week. Call us on 1800 555 010.',
};

describe('npm run gallery: a picture has to show what it was taken for', () => {
  test.each([['Your price has changed'], ['It was **{before}**. Call us on [{phone}](tel:{phone}).']])(
    'words of content are found as they are drawn: %s',
    (text) => {
      expect(wordsOf(text).test(PAGE.words)).toBe(true);
    },
  );

  test('a step, a field and a message are seen where they are', () => {
    expect(isSeen(reach({ kind: 'step' }), PAGE)).toBe(true);
    expect(isSeen(reach({ kind: 'reveal', field: 'email' }), PAGE)).toBe(true);
    expect(
      isSeen(
        reach({
          kind: 'message',
          field: 'address.suburb',
          keyword: 'maxLength',
          text: 'Use at most {limit} letters',
        }),
        PAGE,
      ),
    ).toBe(true);
  });

  test('what is not there is not seen', () => {
    expect(isSeen(reach({ kind: 'reveal', field: 'phone' }), PAGE)).toBe(false);
    expect(isSeen(reach({ kind: 'alert', text: 'We have no price' }), PAGE)).toBe(false);
    expect(isSeen(message('email', 'pattern', visit()), PAGE)).toBe(false);
  });
});
