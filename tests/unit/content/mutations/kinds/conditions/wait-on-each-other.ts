import { allLines, type Kind, keyLine } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { reveals, waitFor } from '../../reveals.ts';

export const kind: Kind = {
  about: 'two reveals that each wait for a field of the other',
  mistakes: (content) => {
    const all = reveals(content);
    return all.flatMap((one) => {
      const random = content.random(one.if);
      const later = ({ if: other }: typeof one) =>
        other.file === one.if.file && other.node.offset > one.if.node.offset;
      return all.filter(later).map((other) => ({
        place: one.if,
        edits: [...waitFor(one, pick(other.fields, random)), ...waitFor(other, pick(one.fields, random))],
        right: [one, other].flatMap((reveal) => [allLines(reveal.if), ...reveal.fields.map(keyLine)]),
      }));
    });
  },
};
