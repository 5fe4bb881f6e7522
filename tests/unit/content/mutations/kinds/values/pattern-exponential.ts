import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

/** A class or an escape that is repeated, before the end of the pattern. */
const REPEATED = /(\[[^\]]+\]|\\[a-z])(?:\+|\*|\{[\d,]+\})(?=\$$)/;

/** A set of characters in a pattern that is not repeated yet is, too: so all patterns can be spoilt. */
function exponential(pattern: string): string | undefined {
  const spoilt = pattern.replace(REPEATED, '($1+)+');
  return spoilt === pattern ? undefined : spoilt;
}

export const kind: Kind = {
  about: 'a pattern that repeats what repeats, and can take exponential time',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const pattern: unknown = place.value.value;
      if (place.name !== 'pattern' || typeof pattern !== 'string' || place.within !== 'schema') return [];
      const spoilt = exponential(pattern);
      if (spoilt === undefined) return [];
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
