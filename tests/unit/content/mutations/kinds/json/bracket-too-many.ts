import { insert } from '../../edits.ts';
import { type Kind, lineOf } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a closing brace or bracket too many',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { value, file } = place;
      if (!value.children) return [];
      const end = value.offset + value.length;
      const next = end + Math.max(0, file.text.slice(end).search(/[^\s,]/));
      const closing = value.type === 'array' ? ']' : '}';
      const right = [lineOf(place, { offset: end }), lineOf(place, { offset: next })];
      return [{ place, edits: [insert(end, closing)], right }];
    }),
};
