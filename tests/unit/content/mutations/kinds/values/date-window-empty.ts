import { replace } from '../../edits.ts';
import { childOf } from '../../find.ts';
import { allLines, type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the ends of a date window in the wrong order',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      if (place.name !== 'dateRange') return [];
      const [min, max] = [childOf(place, 'min'), childOf(place, 'max')];
      if (!min?.key || !max?.key) return [];
      const edits = [replace(min.key, 'max'), replace(max.key, 'min')];
      return [{ place, edits, right: [keyLine(place), allLines(min), allLines(max)] }];
    }),
};
