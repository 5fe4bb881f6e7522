import { cut } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a single backslash in a pattern',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { value, file } = place;
      if (value.type !== 'string' || place.name !== 'pattern') return [];
      const written = file.text.slice(value.offset, value.offset + value.length);
      // a single one before b, f, n, r, t or u is JSON, if not what was meant
      const at = written.search(/\\\\[^bfnrtu"\\/]/);
      return at < 0 ? [] : [{ place, edits: [cut(value.offset + at, 1)], right: [valueLine(place)] }];
    }),
};
