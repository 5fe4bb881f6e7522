import { insertAfter } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a key twice in an object, as when one is begun as a copy',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { key, node, file } = place;
      if (!key) return [];
      const { edit, into } = insertAfter(place, file.text.slice(node.offset, node.offset + node.length));
      // the copy begins where the original ends, after a comma and a new line
      const copy = { file, from: edit.offset, to: edit.offset, into };
      return [{ place, edits: [edit], right: [keyLine(place), copy] }];
    }),
};
