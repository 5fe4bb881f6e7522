import { cut } from '../../edits.ts';
import { type Kind, lineOf } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'a brace or bracket missing',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { value, file } = place;
      if (!value.children) return [];
      const last = value.offset + value.length - 1;
      const at = pick([value.offset, last], random(place));
      // what shows it at the earliest is the next thing that stands there
      const next = at + 1 + (/\S/.exec(file.text.slice(at + 1))?.index ?? 0);
      return [
        {
          place,
          edits: [cut(at, 1)],
          right: [lineOf(place, { offset: at }), lineOf(place, { offset: next })],
        },
      ];
    }),
};
