import type { TextWidget } from '#types/widgets/text';

type Replacements = NonNullable<TextWidget['replace']>;

/** A text as its field wants it, whichever way it was written. */
export function replaced(text: string, replacements: Replacements): string {
  return replacements.reduce(
    (last, { pattern, with: other }) => last.replace(new RegExp(pattern, 'gu'), other),
    text,
  );
}

/** Rewrites what stands in an input, at most so long; the caret stays where the visitor is. */
export function rewrite(
  input: HTMLInputElement,
  replacements: Replacements,
  maxLength = Number.POSITIVE_INFINITY,
): void {
  const { value, selectionStart } = input;
  const text = replaced(value, replacements).slice(0, maxLength);
  if (text === value) return;
  input.value = text;
  // an input for e-mail addresses has no caret to speak of
  if (selectionStart === null) return;
  const caret = replaced(value.slice(0, selectionStart), replacements).length;
  input.setSelectionRange(caret, caret);
}
