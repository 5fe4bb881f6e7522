import type { TextWidget } from '#types/widgets/text';

type Replacements = NonNullable<TextWidget['replace']>;

/** A text as its field wants it, whichever way it was written. */
export function replaced(text: string, replacements: Replacements): string {
  return replacements.reduce(
    (last, { pattern, with: other }) => last.replace(new RegExp(pattern, 'gu'), other),
    text,
  );
}

/**
 * Rewrites what stands in an input; the caret stays where the visitor is. A character too many is not taken, as with
 * `maxlength`. A longer text that is pasted stays whole: cut, it would be another number that looks like a right one.
 *
 * @param before what stood there
 */
export function rewrite(
  input: HTMLInputElement,
  replacements: Replacements,
  before: string,
  maxLength = Number.POSITIVE_INFINITY,
): void {
  const { value, selectionStart } = input;
  const text = replaced(value, replacements);
  const isOneTooMany = text.length > maxLength && text.length === before.length + 1;
  const next = isOneTooMany ? before : text;
  if (next === value) return;
  input.value = next;
  // an input for e-mail addresses has no caret to speak of
  if (selectionStart === null) return;
  const caret = replaced(value.slice(0, selectionStart), replacements).length - (isOneTooMany ? 1 : 0);
  input.setSelectionRange(caret, caret);
}
