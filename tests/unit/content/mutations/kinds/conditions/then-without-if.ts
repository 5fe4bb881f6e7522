import { remove } from '../../edits.ts';
import { allLines, type Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a "then" that has lost its "if"',
  mistakes: ({ places }) =>
    places.flatMap((place) =>
      place.name === 'if' && place.within === 'schema' && place.around
        ? [{ place, edits: [remove(place)], right: [allLines(place.around)] }]
        : [],
    ),
};
