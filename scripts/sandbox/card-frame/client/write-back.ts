import type { Typed } from './typing.ts';

/** Has a control rewrite what was typed, as it is typed. @param write what stood there, what does now, and by which edit */
export function writeBack(
  input: HTMLInputElement,
  write: (before: string, now: Typed, inputType: string) => Typed,
): void {
  let before = input.value;
  input.addEventListener('input', (event) => {
    const inputType = event instanceof InputEvent ? event.inputType : '';
    const now = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = write(before, now, inputType);
    if (text !== input.value) {
      input.value = text;
      // what fills a form in by itself has not put the caret anywhere
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
    }
    before = text;
  });
}
