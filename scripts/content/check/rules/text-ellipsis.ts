import { atValue } from '../finding.ts';
import { isRead } from '../model/prose.ts';
import { perFile, type Rule } from '../rule.ts';
import { editsOf } from '../text-edits.ts';

/** Two dots, four and more, or the one character that stands for three. */
const ELLIPSIS = /…|(?<!\.)\.\.(?!\.)|\.{4,}/g;

export const rule: Rule = {
  id: 'text-ellipsis',
  about: 'A text that trails off does so by other than three points, as all others do: “Searching...”.',
  check: perFile(({ texts, origin }, file) =>
    texts(file)
      .filter((text) => isRead(text) && text.text.search(ELLIPSIS) >= 0)
      .map(({ text, pointer }) => {
        const written = origin(file, pointer);
        const changes = [...text.matchAll(ELLIPSIS)].map(({ index, 0: { length } }) => ({
          start: index,
          end: index + length,
          text: '...',
        }));
        return {
          place: atValue(written),
          severity: 'warning',
          message: 'This text trails off in another way than the others do.',
          fix: 'Write three points: ...',
          edits: editsOf(written, changes),
        };
      }),
  ),
};
