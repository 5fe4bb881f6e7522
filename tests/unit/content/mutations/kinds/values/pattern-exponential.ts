import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

/** What is repeated last in a pattern: a class of characters, or an escape that stands for one. */
const REPEATED = /(\[[^\]]+\]|\\[a-z])(?:\+|\*|\{[\d,]+\})(?=\$$)/;

/** The pattern with its last repetition repeated: the same texts fit, but each can be split in many ways. */
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
