import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

const KINDS = ['step', 'journey', 'texts', 'fields', 'quote-page', 'landing-page', 'email-quote'];

export const kind: Kind = {
  about: 'the "$schema" of another kind, as when a file is begun as a copy',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const path: unknown = place.value.value;
      if (place.name !== '$schema' || typeof path !== 'string') return [];
      const others = KINDS.filter((name) => name !== place.file.kind);
      const spoilt = path.replace(/[a-z-]+(?=\.schema\.json$)/, pick(others, random(place)));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
