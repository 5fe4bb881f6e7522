import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { isRead, type Text } from '../model/texts.ts';
import { perText } from '../per-text.ts';
import type { CheckContext, Rule } from '../rule.ts';
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
      message: 'This text trails off in another way than the others do.',
      advice: 'Write three points: ...',
      fix: editsOf(written, changes),
    },
  ];
}

export const rule: Rule = {
  id: 'text-ellipsis',
  about: 'A text that trails off does so by other than three points, as all others do: “Searching...”.',
  check: perText(isRead, check),
};
