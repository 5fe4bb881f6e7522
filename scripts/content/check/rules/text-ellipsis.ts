import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { isRead, type Text } from '../model/texts.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';
import { editsOf } from '../text-edits.ts';

/** Two dots, four and more, or the one character that stands for three. */
const ELLIPSIS = /…|(?<!\.)\.\.(?!\.)|\.{4,}/g;

function check({ origin }: CheckContext, file: ContentFile, { text, pointer }: Text): Report[] {
  const changes = [...text.matchAll(ELLIPSIS)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    text: '...',
  }));
  if (changes.length === 0) return [];
  const written = origin(file, pointer);
  return [
    {
      location: atValue(written),
      severity: 'warning',
      message: 'This text has an ellipsis that is not three points.',
      advice: 'Write three points: ...',
      fix: editsOf(written, changes),
    },
  ];
}

export const rule: Rule = {
  id: 'text-ellipsis',
  topic: 'Texts, links and icons',
  about: 'A text has an ellipsis that is not three points, as in “Searching...”.',
  check: perText(isRead, check),
};
