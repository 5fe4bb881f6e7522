import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

const SLIPS = [
  (href: string) => href.replace('https://', 'http://'),
  (href: string) => href.replace('https://', ''),
  (href: string) => href.replace(/^\//, ''),
  (href: string) => href.replace(/^#/, ''),
  (href: string) => href.replace(/^tel:/, ''),
];

export const kind: Kind = {
  about: 'an address of a link that is none',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const href: unknown = place.value.value;
      if (place.name !== 'href' || typeof href !== 'string') return [];
      const ways = SLIPS.map((slip) => slip(href)).filter((way) => way !== href);
      const spoilt = pick(ways, random(place));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
