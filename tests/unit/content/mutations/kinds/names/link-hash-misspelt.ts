import { replace } from '../../edits.ts';
import { misspell } from '../../misspell.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a link to a step that there is not',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const href: unknown = place.value.value;
      if (typeof href !== 'string' || !/^(\/[a-z/-]*)?#[a-z-]+$/.test(href)) return [];
      const [page = '', hash = ''] = href.split('#');
      const slipped = misspell(hash, random(place));
      if (slipped === undefined) return [];
      return [{ place, edits: [replace(place.value, `${page}#${slipped}`)], right: [valueLine(place)] }];
    }),
};
