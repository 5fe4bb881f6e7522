import { replace } from '../../edits.ts';
import { readByVisitors } from '../../find.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a text left empty',
  mistakes: (content) =>
    readByVisitors(content).map((place) => ({
      place,
      edits: [replace(place.value, '')],
      right: [valueLine(place)],
    })),
};
