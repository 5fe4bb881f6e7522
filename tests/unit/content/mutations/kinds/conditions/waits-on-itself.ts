import { replace } from '../../edits.ts';
import { type Kind, keyLine, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { reveals } from '../../reveals.ts';

export const kind: Kind = {
  about: 'fields revealed by an answer to one of themselves',
  mistakes: (content) =>
    reveals(content).flatMap(({ looked, asked, fields }) => {
      const { name } = pick(fields, content.random(looked));
      if (!looked.key) return [];
      return [
        {
          place: looked,
          edits: [replace(looked.key, name), replace(asked.value, name)],
          right: [keyLine(looked), valueLine(asked), ...fields.map(keyLine)],
        },
      ];
    }),
};
