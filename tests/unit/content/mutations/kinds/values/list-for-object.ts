import { cut, insert } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

const isList = (type: string) => type === 'array';

export const kind: Kind = {
  about: 'brackets around one object, or none around a list of one',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { value, key, within, sense } = place;
      const [only, ...others] = value.children ?? [];
      if (!key || within.startsWith('shared') || sense === 'data' || !only || others.length > 0) return [];
      const end = value.offset + value.length;
      const edits = isList(value.type)
        ? [
            cut(value.offset, only.offset - value.offset),
            cut(only.offset + only.length, end - only.offset - only.length),
          ]
        : [insert(value.offset, '['), insert(end, ']')];
      return [{ place, edits, right: [valueLine(place)] }];
    }),
};
