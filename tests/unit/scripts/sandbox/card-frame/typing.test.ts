import { describe, expect, test } from 'vitest';
import { typedExpiry } from '../../../../../scripts/sandbox/card-frame/card.ts';
import {
  formatted,
  formattedNumber,
  type TextState,
} from '../../../../../scripts/sandbox/card-frame/client/typing.ts';

/** A text with a bar for the caret. */
function at(marked: string): TextState {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}
const marked = ({ text, caret }: TextState) => `${text.slice(0, caret)}|${text.slice(caret)}`;

const BACK = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

describe('a number is grouped as it is typed, and the caret stays where it is', () => {
  test.each([
    ['4111', '41111|', 'insertText', '4111 1|'],
    ['4111 1', '4111 12|', 'insertText', '4111 12|'],
    ['4111 2222', '94|111 2222', 'insertText', '94|11 1222 2'],
    ['4111 2222', '41119| 2222', 'insertText', '4111 9|222 2'],
    ['', '4111111111111111|', 'insertFromPaste', '4111 1111 1111 1111|'],
    ['4111 1', '4111 |', BACK, '4111|'],
    ['4111 2222', '4111| 222', FORWARD, '4111| 222'],
  ])('"%s" then "%s" (%s)', (before, now, inputType, after) => {
    expect(marked(formattedNumber(before, at(now), inputType))).toBe(after);
  });

  test('who deletes a space deletes the digit beyond it', () => {
    expect(marked(formattedNumber('4111 2222', at('4111|2222'), BACK))).toBe('411|2 222');
    expect(marked(formattedNumber('4111 2222', at('4111|2222'), FORWARD))).toBe('4111| 222');
  });

  test('a space that was cut comes back', () => {
    expect(marked(formattedNumber('4111 2222', at('4111|2222'), 'deleteByCut'))).toBe('4111| 2222');
  });

  test('a letter stays for the message, and can be taken away again', () => {
    expect(marked(formattedNumber('4111', at('4x|111'), 'insertText'))).toBe('4x|111');
    expect(marked(formattedNumber('4111 2x', at('4111 2|'), BACK))).toBe('4111 2|');
  });

  test('digits of other scripts become plain ones', () => {
    expect(marked(formattedNumber('4111', at('4111٢|'), 'insertText'))).toBe('4111 2|');
    expect(marked(formattedNumber('4111', at('4３|111'), 'insertText'))).toBe('43|11 1');
  });
});

test('§9 in an expiry date too', () => {
  const write = (now: string) => marked(formatted(at(now), (text) => typedExpiry(text, false)));
  expect(write('11|')).toBe('11/|');
  expect(write('5|')).toBe('05/|');
  expect(write('1|2/8')).toBe('1|2/8');
});
