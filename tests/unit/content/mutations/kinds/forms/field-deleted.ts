import { remove } from '../../edits.ts';
import { fieldsIn } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';
import { namersOf } from '../../namers.ts';

export const kind: Kind = {
  about: 'a field taken out where it is defined, and nowhere else',
  mistakes: (content) =>
    fieldsIn(content).flatMap((place) => {
      const namers = namersOf(content, place);
      return namers.length > 0 ? [{ place, edits: [remove(place)], right: namers.map(keyLine) }] : [];
    }),
};
