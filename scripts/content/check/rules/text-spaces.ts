import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { isRead, type Text } from '../model/texts.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';
import { type Change, editsOf } from '../text-edits.ts';

interface Fault {
  pattern: RegExp;
  /** what comes in the place of what the pattern finds */
  becomes: string;
  message: string;
  advice: string;
}

const ENDS: Fault = {
  pattern: /^\s+|\s+$/g,
  becomes: '',
  message: 'This text starts or ends with a space.',
  advice: 'Remove it: the layout adds the space around a text.',
};
const BEFORE_A_MARK: Fault = {
  pattern: /(?<=\S) +(?=(?:[,;:!?]|\.(?!\.))(?:\s|$))/g,
  becomes: '',
  message: 'This text has a space before a punctuation mark.',
  advice: 'Remove the space.',
};
const SEVERAL: Omit<Fault, 'pattern'> = {
  becomes: ' ',
  message: 'This text has several spaces, a tab or a line break between two words.',
  advice: 'Write one space.',
};

const OF_PLAIN: readonly Fault[] = [
  ENDS,
  BEFORE_A_MARK,
  { ...SEVERAL, pattern: /(?<=\S)(?:\s*[\t\r\n]\s*| {2,})(?![,;:!?.\s]|$)/g },
];

/** In Markdown, lines and the spaces at their ends have a meaning. */
const OF_MARKDOWN: readonly Fault[] = [
  ENDS,
  BEFORE_A_MARK,
  {
    ...SEVERAL,
    pattern: /(?<=\S)(?: *\t[ \t]*| {2,})(?![,;:!?.\s]|$)/g,
    message: 'This text has several spaces or a tab between two words.',
  },
];

function check(context: CheckContext, file: ContentFile, { text, kind, pointer }: Text): Report[] {
  const faults = (kind === 'markdown' ? OF_MARKDOWN : OF_PLAIN).filter(
    ({ pattern }) => text.search(pattern) >= 0,
  );
  const [first] = faults;
  if (!first) return [];
  const changes = faults.flatMap(({ pattern, becomes }): Change[] =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      text: becomes,
    })),
  );
  const origin = context.origin(file, pointer);
  const { message, advice } = first;
  // nothing would be left of a text of spaces only
  const fix = text.trim() === '' ? {} : { fix: editsOf(origin, changes) };
  return [{ location: atValue(origin), severity: 'warning', message, advice, ...fix }];
}

export const rule: Rule = {
  id: 'text-spaces',
  topic: 'Texts, links and icons',
  about:
    'A text has unneeded spaces: at its start or end, before a punctuation mark, or several between two words.',
  check: perText(isRead, check),
};
