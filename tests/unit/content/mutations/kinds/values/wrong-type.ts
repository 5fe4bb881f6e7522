import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import type { Place } from '../../places.ts';

/** Keywords that may hold data of any type. */
const ANY = new Set(['const', 'default', 'enum', 'examples']);

function anotherType({ value }: Place): unknown {
  switch (value.type) {
    case 'string':
      return 42;
    case 'number':
    case 'boolean':
      return String(value.value);
    case 'array':
      return 'all';
    default:
      return undefined;
  }
}

export const kind: Kind = {
  about: 'a text for a number, a number for a text, one thing for a list',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const isWord = place.key && place.within !== 'shared' && !ANY.has(place.name);
      const spoilt = isWord ? anotherType(place) : undefined;
      return spoilt === undefined
        ? []
        : [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
