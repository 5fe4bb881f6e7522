import type { ChangeEvent, CompositionEvent } from 'react';
import type { TextWidget } from '#types/widgets/text';
import { useForm } from '../../form/form-context.ts';
import { normalText } from '../../form/normal-text.ts';

export type Replacements = NonNullable<TextWidget['replace']>;

/** Returns a text in the form that its field needs. */
export function replaced(text: string, replacements: Replacements): string {
  return replacements.reduce(
    (last, { pattern, with: other }) => last.replace(new RegExp(pattern, 'gu'), other),
    text,
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Rewrites an input's text and keeps the caret in its place. */
function rewrite(input: TextControl, change: (text: string) => string): void {
  const { value, selectionStart } = input;
  const next = change(value);
  if (next === value) return;
  input.value = next;
  // inputs of the type "email" have no caret position
  if (selectionStart === null) return;
  const caret = change(value.slice(0, selectionStart)).length;
  input.setSelectionRange(caret, caret);
}

/**
 * Returns the handlers of an input that accepts text from any keyboard. It does not shorten texts, and it waits
 * until an input method has finished composing.
 * @param onText called with each text; undefined for an empty one
 * @param replace changes the text first, as the field's author configured
 */
export function useTextInput<Control extends TextControl = HTMLInputElement>(
  onText: (text: string | undefined) => void,
  replace: Replacements = [],
) {
  const { isVerbatim } = useForm();
  const take = (input: Control) => {
    rewrite(input, (text) => replaced(isVerbatim ? text : normalText(text), replace));
    onText(input.value || undefined);
  };
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<Control>) => {
      if ((nativeEvent as InputEvent).isComposing) onText(target.value || undefined);
      else take(target);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => take(currentTarget),
  };
}
