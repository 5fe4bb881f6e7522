import { isRead } from '../model/texts.ts';
import { perText, type Rule, report } from '../rule.ts';

const REPLACED = /\uFFFD/;
const HALF = /\p{Surrogate}/u;
/** Tabs and line breaks are for `text-spaces`. */
const CONTROL = /[^\P{Control}\t\n\r]/u;
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** `U+0092` */
function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text has characters that cannot be read: lost in another encoding, left over from copying, or invisible.',
  check: perText(isRead, ({ text }, origin) => {
    if (REPLACED.test(text))
      return report(
        origin,
        'This text has a \uFFFD, which replaces a lost character.',
        'Write the right character.',
      );
    const [half] = HALF.exec(text) ?? [];
    if (half !== undefined) {
      const message = `This text has half of a character (${codeOf(half)}).`;
      return report(origin, message, 'Write the whole character, or remove it.');
    }
    const [control] = CONTROL.exec(text) ?? [];
    if (control !== undefined) {
      const message = `This text has a control character (${codeOf(control)}).`;
      return report(origin, message, 'Write the right character, or remove it.');
    }
    // a text of spaces only is for `text-spaces`, an empty one for its schema
    return INVISIBLE.test(text) && text.trim() !== ''
      ? report(origin, 'This text has no visible characters.', 'Write a text, or remove it.')
      : undefined;
  }),
};
