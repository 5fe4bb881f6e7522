import { replace } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

const SLIPS = ['ref', '$Ref', '$reff', '$rf', '#ref', '$refs'];

export const kind: Kind = {
  about: '"$ref" itself misspelt',
  mistakes: ({ places, random }) =>
    places.flatMap((place) =>
      place.key && place.name === '$ref'
        ? [{ place, edits: [replace(place.key, pick(SLIPS, random(place)))], right: [keyLine(place)] }]
        : [],
    ),
};
