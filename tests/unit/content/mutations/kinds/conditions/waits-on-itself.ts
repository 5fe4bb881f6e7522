import { allLines, type Kind, keyLine } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { reveals, waitFor } from '../../reveals.ts';

export const kind: Kind = {
  about: 'fields revealed by an answer to one of themselves',
  mistakes: (content) =>
    reveals(content).map((reveal) => ({
      place: reveal.if,
      edits: waitFor(reveal, pick(reveal.fields, content.random(reveal.if))),
      right: [allLines(reveal.if), ...reveal.fields.map(keyLine)],
    })),
};
