import { isRead } from '../model/texts.ts';
import { perText, type Rule, warning } from '../rule.ts';
import { editsOf } from '../text-edits.ts';

/** Two dots, four and more, or the one character that stands for three. */
const ELLIPSIS = /…|(?<!\.)\.\.(?!\.)|\.{4,}/g;

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text has an ellipsis that is not three points, as in “Searching...”.',
  check: perText(isRead, ({ text }, origin) => {
    const changes = [...text.matchAll(ELLIPSIS)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      text: '...',
    }));
    if (changes.length === 0) return undefined;
    const message = 'This text has an ellipsis that is not three points.';
    return warning(origin, message, 'Write three points: ...', editsOf(origin, changes));
  }),
};
