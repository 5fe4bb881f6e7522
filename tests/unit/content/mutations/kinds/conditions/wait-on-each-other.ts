import { replace } from '../../edits.ts';
import { allLines, type Kind, keyLine } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { type Reveal, reveals } from '../../reveals.ts';

function leadTo({ looked, asked }: Reveal, name: string) {
  return looked.key ? [replace(looked.key, name), replace(asked.value, name)] : [];
}

export const kind: Kind = {
  about: 'two reveals that each wait for a field of the other',
  mistakes: (content) => {
    const all = reveals(content);
    return all.flatMap((one) => {
      const others = all.filter(
        (other) => other.if.file === one.if.file && other.if.node.offset > one.if.node.offset,
      );
      return others.map((other) => {
        const random = content.random(one.if);
        const edits = [
          ...leadTo(one, pick(other.fields, random).name),
          ...leadTo(other, pick(one.fields, random).name),
        ];
        const right = [one, other].flatMap((reveal) => [allLines(reveal.if), ...reveal.fields.map(keyLine)]);
        return { place: one.if, edits, right };
      });
    });
  },
};
