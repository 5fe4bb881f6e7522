import { digitsOf, joinedDigits } from '../card/digits.ts';
import { groupedNumber } from '../card/number.ts';

/** What stands in a control, and where the caret is. */
export interface Typed {
  text: string;
  caret: number;
}

/** Returns the position of the caret after so many digits of a text. */
function caretAfter(digits: number, text: string): number {
  let seen = 0;
  let caret = 0;
  while (seen < digits && caret < text.length) {
    if (/\d/.test(text.charAt(caret))) seen += 1;
    caret += 1;
  }
  return caret;
}

/** Returns a text that the browser has just changed, rewritten; the caret stays behind the digit that it was behind. */
export function rewritten({ text, caret }: Typed, write: (text: string) => string): Typed {
  const next = write(text);
  if (next === text) return { text, caret };
  if (caret >= text.length) return { text: next, caret: next.length };
  const added = Math.max(0, digitsOf(next).length - digitsOf(text).length);
  return { text: next, caret: caretAfter(digitsOf(text.slice(0, caret)).length + added, next) };
}

/**
 * Returns a card's number that the browser has just changed, in its groups.
 * @param before the text before; a deletion that took nothing but a space takes the digit on its other side too
 */
export function typedNumber(before: string, { text, caret }: Typed, inputType: string): Typed {
  const tookSpace = text.length < before.length && joinedDigits(text) === joinedDigits(before);
  if (!tookSpace) return rewritten({ text, caret }, groupedNumber);
  const isForward = inputType === 'deleteContentForward';
  if (!isForward && inputType !== 'deleteContentBackward') return rewritten({ text, caret }, groupedNumber);
  const at = isForward ? caret : caret - 1;
  const shorter = text.slice(0, at) + text.slice(at + 1);
  return rewritten({ text: shorter, caret: at }, groupedNumber);
}
