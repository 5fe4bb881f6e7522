import type { ChangeEvent, CompositionEvent } from 'react';
import type { TextWidget } from '#types/widgets/text';
import { normalText } from '../../form/normal-text.ts';

export type Replacements = NonNullable<TextWidget['replace']>;

/** Returns a text as its field wants it, whichever way it was written. */
export function replaced(text: string, replacements: Replacements): string {
  return replacements.reduce(
    (last, { pattern, with: other }) => last.replace(new RegExp(pattern, 'gu'), other),
    text,
  );
}

/** Rewrites an input's text; the caret stays where the visitor is. */
function rewrite(input: HTMLInputElement, change: (text: string) => string): void {
  const { value, selectionStart } = input;
  const next = change(value);
  if (next === value) return;
  input.value = next;
  // an input for e-mail addresses has no caret to speak of
  if (selectionStart === null) return;
  const caret = change(value.slice(0, selectionStart)).length;
  input.setSelectionRange(caret, caret);
}

/**
 * Returns the handlers of an input that takes text from any keyboard. Nothing is cut. Text that an input method is still
 * composing is left alone until it is done.
 *
 * @param onText is called with each text; undefined for an empty one
 * @param replace changes the text before, as the field's author wants it
 */
export function useTextInput(onText: (text: string | undefined) => void, replace: Replacements = []) {
  const take = (input: HTMLInputElement) => {
    rewrite(input, (text) => replaced(normalText(text), replace));
    onText(input.value || undefined);
  };
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if ((nativeEvent as InputEvent).isComposing) onText(target.value || undefined);
      else take(target);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget),
  };
}
