import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { isRead, type Text } from '../model/texts.ts';
import { perText } from '../per-text.ts';
import type { CheckContext, Rule } from '../rule.ts';

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
      message: 'This text has a \uFFFD, which stands for a letter that was lost.',
      advice: 'Write the letter that should stand there.',
    };
  }
  const [half] = HALF.exec(text) ?? [];
  if (half !== undefined) {
    return {
      message: `This text has half of a character (${codeOf(half)}).`,
      advice: 'Write the whole of it, or take it out.',
    };
  }
  const [control] = CONTROL.exec(text) ?? [];
  if (control !== undefined) {
    return {
      message: `This text has a control character (${codeOf(control)}), which nobody can read.`,
      advice: 'Write the letter that should stand there, or take it out.',
    };
  }
  // a text of spaces only is for `text-spaces`, an empty one for its schema
  return INVISIBLE.test(text) && text.trim() !== ''
    ? {
        message: 'This text has nothing in it that anybody can see.',
        advice: 'Write words, or take the text out.',
      }
    : undefined;
}

function check(context: CheckContext, file: ContentFile, { text, pointer }: Text): Report[] {
  const problem = problemFor(text);
  return problem ? [{ location: atValue(context.origin(file, pointer)), ...problem }] : [];
}

export const rule: Rule = {
  id: 'text-characters',
  about:
    'A text has characters that nobody can read: lost in another encoding, left behind by a copy, or unseen.',
  check: perText(isRead, check),
};
