import { replace } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

const PREFIXES = ['', 'ui-', 'ui_', 'ui'];

export const kind: Kind = {
  about: 'a ui: word without its "ui:"',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      if (place.within !== 'ui' || !place.key || !place.name.startsWith('ui:')) return [];
      const word = pick(PREFIXES, random(place)) + place.name.slice('ui:'.length);
      return [{ place, edits: [replace(place.key, word)], right: [keyLine(place)] }];
    }),
};
