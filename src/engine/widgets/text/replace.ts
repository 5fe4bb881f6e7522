import type { TextWidget } from '#types/widgets/text';

export type Replacements = NonNullable<TextWidget['replace']>;

/** Returns a text as its field wants it, whichever way it was written. */
export function replaced(text: string, replacements: Replacements): string {
  return replacements.reduce(
    (last, { pattern, with: other }) => last.replace(new RegExp(pattern, 'gu'), other),
    text,
  );
}
