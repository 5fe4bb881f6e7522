import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'a default that is no choice of its field',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const value: unknown = place.value.value;
      if (place.name !== 'default' || place.within !== 'schema' || typeof value !== 'string') return [];
      const spoilt = pick([value.toLowerCase(), 'X', `${value}${value}`], random(place));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
