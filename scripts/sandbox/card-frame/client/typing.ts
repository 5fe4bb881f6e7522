import { digitsOf, groupedNumber, joinedDigits } from '../card.ts';

/** The text of a control and its caret position. */
export interface TextState {
  text: string;
  caret: number;
}

function caretAfter(digits: number, text: string): number {
  let passed = 0;
  let caret = 0;
  while (passed < digits && caret < text.length) {
    if (/\d/.test(text.charAt(caret))) passed += 1;
    caret += 1;
  }
  return caret;
}

/** Formats a text that the browser has just changed. The caret stays after the same digit. */
export function formatted({ text, caret }: TextState, format: (text: string) => string): TextState {
  const next = format(text);
  if (next === text) return { text, caret };
  if (caret >= text.length) return { text: next, caret: next.length };
  const added = Math.max(0, digitsOf(next).length - digitsOf(text).length);
  return { text: next, caret: caretAfter(digitsOf(text.slice(0, caret)).length + added, next) };
}

/**
 * Formats a card number that the browser has just changed.
 * @param before the previous text. If only a space was deleted, the next digit in that direction is deleted as well.
 */
export function formattedNumber(before: string, { text, caret }: TextState, inputType: string): TextState {
  const tookSpace = text.length < before.length && joinedDigits(text) === joinedDigits(before);
  if (!tookSpace) return formatted({ text, caret }, groupedNumber);
  const isForward = inputType === 'deleteContentForward';
  if (!isForward && inputType !== 'deleteContentBackward') return formatted({ text, caret }, groupedNumber);
  const at = isForward ? caret : caret - 1;
  const shorter = text.slice(0, at) + text.slice(at + 1);
  return formatted({ text: shorter, caret: at }, groupedNumber);
}

/** Formats a control's text at each change. @param format gets the previous text, the current text and the input type */
export function formatOnInput(
  input: HTMLInputElement,
  format: (before: string, now: TextState, inputType: string) => TextState,
): void {
  let before = input.value;
  const update = (inputType: string) => {
    const now = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = format(before, now, inputType);
    if (text !== input.value) {
      input.value = text;
      // autofill must not move the caret
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    }
    before = text;
  };
  input.addEventListener('input', (event) => {
    const isTyped = event instanceof InputEvent;
    // the unfinished text of an input method must not change
    if (!isTyped || !event.isComposing) update(isTyped ? event.inputType : '');
  });
  input.addEventListener('compositionend', () => update('insertCompositionText'));
  // some password managers only trigger this event
  input.addEventListener('change', () => update(''));
}
