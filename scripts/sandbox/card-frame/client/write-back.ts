import type { Typed } from './typing.ts';

/** Makes a control rewrite what is typed into it. @param write gets the text before, the text now, and the kind of edit */
export function writeBack(
  input: HTMLInputElement,
  write: (before: string, now: Typed, inputType: string) => Typed,
): void {
  let before = input.value;
  const rewrite = (inputType: string) => {
    const now = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = write(before, now, inputType);
    if (text !== input.value) {
      input.value = text;
      // a browser that fills a form in by itself has not put the caret anywhere
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    }
    before = text;
  };
  input.addEventListener('input', (event) => {
    const isTyped = event instanceof InputEvent;
    // a text that an input method still composes must not be touched
    if (!isTyped || !event.isComposing) rewrite(isTyped ? event.inputType : '');
  });
  input.addEventListener('compositionend', () => rewrite('insertCompositionText'));
  // the one event of some programs that fill forms in
  input.addEventListener('change', () => rewrite(''));
}
