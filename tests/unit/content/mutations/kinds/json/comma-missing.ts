import { cut } from '../../edits.ts';
import { type Kind, lineOf } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a comma missing',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { node, file, around } = place;
      const siblings = around?.value.children ?? [];
      const next = siblings[siblings.indexOf(node) + 1];
      if (!next) return [];
      const end = node.offset + node.length;
      const comma = file.text.indexOf(',', end);
      return [
        { place, edits: [cut(comma, 1)], right: [lineOf(place, { offset: end }), lineOf(place, next)] },
      ];
    }),
};
