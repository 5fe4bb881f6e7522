import { remove } from '../../edits.ts';
import { allLines, type Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'an "if" that has lost its "then"',
  mistakes: ({ places }) =>
    places.flatMap((place) =>
      place.name === 'then' && place.within === 'schema' && place.around
        ? [{ place, edits: [remove(place)], right: [allLines(place.around)] }]
        : [],
    ),
};
