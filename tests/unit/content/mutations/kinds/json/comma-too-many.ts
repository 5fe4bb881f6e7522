import { insert } from '../../edits.ts';
import { type Kind, lineOf } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a comma after the last of a list or an object',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { node, around } = place;
      if (!around || around.value.children?.at(-1) !== node) return [];
      const end = node.offset + node.length;
      const closing = around.value.offset + around.value.length - 1;
      const right = [lineOf(place, { offset: end }), lineOf(place, { offset: closing })];
      return [{ place, edits: [insert(end, ',')], right }];
    }),
};
