import { isRead } from '../model/texts.ts';
import { perText, type Rule, warning } from '../rule.ts';
import { type Change, editsOf } from '../text-edits.ts';

interface Space {
  pattern: RegExp;
  becomes: string;
  message: string;
  advice: string;
}

const ENDS: Space = {
  pattern: /^\s+|\s+$/g,
  becomes: '',
  message: 'This text starts or ends with a space.',
  advice: 'Remove it: the layout adds the space around a text.',
};
const BEFORE_A_MARK: Space = {
  pattern: /(?<=\S) +(?=(?:[,;:!?]|\.(?!\.))(?:\s|$))/g,
  becomes: '',
  message: 'This text has a space before a punctuation mark.',
  advice: 'Remove the space.',
};
const SEVERAL: Omit<Space, 'pattern'> = {
  becomes: ' ',
  message: 'This text has several spaces, a tab or a line break between two words.',
  advice: 'Write one space.',
};

const OF_PLAIN: readonly Space[] = [
  ENDS,
  BEFORE_A_MARK,
  { ...SEVERAL, pattern: /(?<=\S)(?:\s*[\t\r\n]\s*| {2,})(?![,;:!?.\s]|$)/g },
];

/** In Markdown, lines and the spaces at their ends have a meaning. */
const OF_MARKDOWN: readonly Space[] = [
  ENDS,
  BEFORE_A_MARK,
  {
    ...SEVERAL,
    pattern: /(?<=\S)(?: *\t[ \t]*| {2,})(?![,;:!?.\s]|$)/g,
    message: 'This text has several spaces or a tab between two words.',
  },
];

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A text has unneeded spaces: at its start or end, before a punctuation mark, or several between two words.',
  check: perText(isRead, ({ text, kind }, origin) => {
    const all = kind === 'markdown' ? OF_MARKDOWN : OF_PLAIN;
    const found = all.filter(({ pattern }) => text.search(pattern) >= 0);
    const [first] = found;
    if (!first) return undefined;
    const changes = found.flatMap(({ pattern, becomes }): Change[] =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
        text: becomes,
      })),
    );
    // nothing would be left of a text of spaces only
    const fix = text.trim() === '' ? [] : editsOf(origin, changes);
    return warning(origin, first.message, first.advice, fix);
  }),
};
