import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a condition that compares with a value of another type',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { name, within, key, value } = place;
      if (!key || name !== 'const' || within !== 'condition') return [];
      const spoilt = typeof value.value === 'boolean' ? String(value.value) : value.value === 'yes';
      return [{ place, edits: [replace(value, spoilt)], right: [valueLine(place)] }];
    }),
};
