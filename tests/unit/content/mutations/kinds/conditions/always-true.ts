import { replace } from '../../edits.ts';
import { allLines, type Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a condition that asks for nothing, and always holds',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const isWhole =
        place.sense === 'condition' && place.within !== 'condition' && place.within !== 'looked-at';
      const words = isWhole ? place.inside.map(({ name }) => name) : [];
      if (!words.includes('required') && !words.includes('properties')) return [];
      return [{ place, edits: [replace(place.value, { type: 'object' })], right: [allLines(place)] }];
    }),
};
