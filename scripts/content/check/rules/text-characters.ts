import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { isRead, type Text } from '../model/texts.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';

const LOST = /\uFFFD/;
const HALF = /\p{Surrogate}/u;
/** Tabs and line breaks are for `text-spaces`. */
const CONTROL = /[^\P{Control}\t\n\r]/u;
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** `U+0092` */
function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function problemFor(text: string): Problem | undefined {
  if (LOST.test(text)) {
    return {
      message: 'This text has a \uFFFD, which replaces a lost character.',
      advice: 'Write the right character.',
    };
  }
  const [half] = HALF.exec(text) ?? [];
  if (half !== undefined) {
    return {
      message: `This text has half of a character (${codeOf(half)}).`,
      advice: 'Write the whole character, or remove it.',
    };
  }
  const [control] = CONTROL.exec(text) ?? [];
  if (control !== undefined) {
    return {
      message: `This text has a control character (${codeOf(control)}).`,
      advice: 'Write the right character, or remove it.',
    };
  }
  // a text of spaces only is for `text-spaces`, an empty one for its schema
  return INVISIBLE.test(text) && text.trim() !== ''
    ? {
        message: 'This text has no visible characters.',
        advice: 'Write a text, or remove it.',
      }
    : undefined;
}

function check(context: CheckContext, file: ContentFile, { text, pointer }: Text): Report[] {
  const problem = problemFor(text);
  return problem ? [{ location: atValue(context.origin(file, pointer)), ...problem }] : [];
}

export const rule: Rule = {
  id: 'text-characters',
  topic: 'Texts, links and icons',
  about:
    'A text has characters that cannot be read: lost in another encoding, left over from copying, or invisible.',
  check: perText(isRead, check),
};
