import { insert } from '../../edits.ts';
import { type Kind, lineOf } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'a comment',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      if (!place.key) return [];
      const text = pick(['/* to do */ ', '// to do\n'], random(place));
      return [{ place, edits: [insert(place.node.offset, text)], right: [lineOf(place, place.node)] }];
    }),
};
