import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

/** What is repeated last in a pattern: a class of characters, or an escape that stands for one. */
const REPEATED = /(\[[^\]]+\]|\\[a-z])(?:\+|\*|\{[\d,]+\})(?=\$$)/;

/** A repetition of something as the same repetition, whose texts can be split in many ways. */
const WAYS = ['($1+)+', '($1|$1)+', '($1{1,3} ?)+', '(?:$1+ ?)*'];

export const kind: Kind = {
  about: 'a pattern that can take the same letters in many ways',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const pattern: unknown = place.value.value;
      if (place.name !== 'pattern' || typeof pattern !== 'string' || place.within !== 'schema') return [];
      const spoilt = pattern.replace(REPEATED, pick(WAYS, random(place)));
      if (spoilt === pattern) return [];
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
