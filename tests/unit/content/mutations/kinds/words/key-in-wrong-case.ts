import { replace } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';

function otherCase(name: string): string {
  const lower = name.toLowerCase();
  return lower === name ? name.charAt(0).toUpperCase() + name.slice(1) : lower;
}

export const kind: Kind = {
  about: 'a key with capitals where there are none, or without those it has',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const isFixed = ['content', 'schema', 'options'].includes(place.within);
      if (!isFixed || !place.key || place.name.startsWith('$')) return [];
      return [{ place, edits: [replace(place.key, otherCase(place.name))], right: [keyLine(place)] }];
    }),
};
