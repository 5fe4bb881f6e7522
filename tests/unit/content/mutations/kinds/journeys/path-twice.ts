import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'the path of another page, as when a page is begun as a copy',
  mistakes: ({ places, random }) => {
    const paths = places.filter(
      ({ pointer, value }) => pointer === '/path' && String(value.value).startsWith('/'),
    );
    return paths.map((place) => {
      const other = pick(
        paths.filter((path) => path !== place),
        random(place),
      );
      return {
        place,
        edits: [replace(place.value, other.value.value)],
        right: [valueLine(place), valueLine(other)],
      };
    });
  },
};
