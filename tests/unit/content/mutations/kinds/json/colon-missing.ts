import { cut } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a colon missing',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { key, file } = place;
      if (!key) return [];
      const colon = file.text.indexOf(':', key.offset + key.length);
      return [{ place, edits: [cut(colon, 1)], right: [keyLine(place)] }];
    }),
};
