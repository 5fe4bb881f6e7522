import { cut } from '../../edits.ts';
import { type Kind, lineOf } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'a double quote missing',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { value } = place;
      if (value.type !== 'string') return [];
      const at = pick([value.offset, value.offset + value.length - 1], random(place));
      return [{ place, edits: [cut(at, 1)], right: [lineOf(place, value)] }];
    }),
};
