import { replace } from '../../edits.ts';
import { misspell } from '../../misspell.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: '"$schema" that leads to no schema of ours',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const path: unknown = place.value.value;
      if (place.name !== '$schema' || typeof path !== 'string') return [];
      const chance = random(place);
      const inName = path.replace(/[a-z-]+(?=\.schema\.json$)/, (name) => misspell(name, chance) ?? 'page');
      const spoilt = pick([inName, path.replace('../', ''), `../${path}`], chance);
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
