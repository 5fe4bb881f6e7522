import { expect, test } from 'vitest';
import { typedExpiry } from '../../../../../scripts/sandbox/card-frame/card.ts';
import {
  formatted,
  formattedNumber,
  type TextState,
} from '../../../../../scripts/sandbox/card-frame/client/typing.ts';

/** Reads and writes a text with a bar for the caret. */
const at = (marked: string): TextState => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ text, caret }: TextState) => `${text.slice(0, caret)}|${text.slice(caret)}`;

const BACK = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

test.each([
  ['4111', '41111|', 'insertText', '4111 1|'],
  ['4111 1', '4111 12|', 'insertText', '4111 12|'],
  ['4111 2222', '94|111 2222', 'insertText', '94|11 1222 2'],
  ['4111 2222', '41119| 2222', 'insertText', '4111 9|222 2'],
  ['', '4111111111111111|', 'insertFromPaste', '4111 1111 1111 1111|'],
  ['4111 1', '4111 |', BACK, '4111|'],
  ['4111 2222', '4111| 222', FORWARD, '4111| 222'],
  // deleting a space deletes the digit beyond it
  ['4111 2222', '4111|2222', BACK, '411|2 222'],
  ['4111 2222', '4111|2222', FORWARD, '4111| 222'],
  // a space that was cut comes back
  ['4111 2222', '4111|2222', 'deleteByCut', '4111| 2222'],
  // a letter stays for the message, and can be deleted
  ['4111', '4x|111', 'insertText', '4x|111'],
  ['4111 2x', '4111 2|', BACK, '4111 2|'],
  // digits of other scripts become plain ones
  ['4111', '4111٢|', 'insertText', '4111 2|'],
  ['4111', '4３|111', 'insertText', '43|11 1'],
])('the number "%s" that becomes "%s" (%s) is grouped as "%s"', (before, now, inputType, after) => {
  expect(marked(formattedNumber(before, at(now), inputType))).toBe(after);
});

test.each([
  ['11|', '11/|'],
  ['5|', '05/|'],
  ['1|2/8', '1|2/8'],
])('§9 the expiry date "%s" is formatted as "%s"', (now, after) => {
  expect(marked(formatted(at(now), (text) => typedExpiry(text, false)))).toBe(after);
});
