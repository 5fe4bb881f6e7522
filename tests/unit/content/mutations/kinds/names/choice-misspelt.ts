import { replace } from '../../edits.ts';
import { misspell, namesBeside } from '../../misspell.ts';
import { type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the value of a choice misspelt among those that have an icon or help',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      if (place.within !== 'choices' || !place.key) return [];
      const slipped = misspell(place.name, random(place), namesBeside(place));
      if (slipped === undefined) return [];
      return [{ place, edits: [replace(place.key, slipped)], right: [keyLine(place)] }];
    }),
};
