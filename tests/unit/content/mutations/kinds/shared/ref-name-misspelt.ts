import { replace } from '../../edits.ts';
import { misspell } from '../../misspell.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the name of a definition misspelt in a "$ref"',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const ref: unknown = place.value.value;
      const [file, pointer] = typeof ref === 'string' ? ref.split('#') : [];
      if (place.name !== '$ref' || !pointer) return [];
      const slipped = misspell(pointer.split('/').at(-1) ?? '', random(place));
      if (slipped === undefined) return [];
      const spoilt = `${file}#${pointer.replace(/[^/]+$/, slipped)}`;
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
