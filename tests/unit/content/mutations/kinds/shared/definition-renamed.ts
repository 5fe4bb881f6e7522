import { definitions } from '../../definitions.ts';
import { replace } from '../../edits.ts';
import { misspell, namesBeside } from '../../misspell.ts';
import { type Kind, keyLine, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a shared definition misspelt where it is defined',
  mistakes: (content) =>
    definitions(content).flatMap(({ place, refs }) => {
      const slipped = misspell(place.name, content.random(place), namesBeside(place));
      if (!place.key || slipped === undefined || refs.length === 0) return [];
      // where one place alone uses it, the name may be wrong on either side
      const right = refs.length === 1 ? [keyLine(place), ...refs.map(valueLine)] : [keyLine(place)];
      return [{ place, edits: [replace(place.key, slipped)], right }];
    }),
};
