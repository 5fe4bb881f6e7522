import { digitsOf, joinedDigits } from '../card.ts';

/** The text of a control and its caret position. */
export interface TextState {
  text: string;
  caret: number;
}

type Format = (text: string, isDeleting: boolean) => string;

/**
 * Formats a text that the browser has just changed. The caret stays after the same digit.
 * @param before the previous text. If only a space was deleted, which `format` adds again, the adjacent digit is
 *   deleted as well.
 */
export function formatted(before: string, now: TextState, inputType: string, format: Format): TextState {
  let { text, caret } = now;
  const isForward = inputType === 'deleteContentForward';
  const tookSpace = text.length < before.length && joinedDigits(text) === joinedDigits(before);
  if (tookSpace && (isForward || inputType === 'deleteContentBackward')) {
    if (!isForward) caret -= 1;
    text = text.slice(0, caret) + text.slice(caret + 1);
  }
  const next = format(text, inputType.startsWith('delete'));
  if (next === text) return { text, caret };
  if (caret >= text.length) return { text: next, caret: next.length };
  const added = Math.max(0, digitsOf(next).length - digitsOf(text).length);
  const digitEnds = [...next.matchAll(/\d/g)].map(({ index }) => index + 1);
  return {
    text: next,
    caret: [0, ...digitEnds][digitsOf(text.slice(0, caret)).length + added] ?? next.length,
  };
}

/** Formats a control's text at each change. */
export function formatOnInput(input: HTMLInputElement, format: Format): void {
  let before = input.value;
  const update = (inputType: string) => {
    const now = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = formatted(before, now, inputType, format);
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
