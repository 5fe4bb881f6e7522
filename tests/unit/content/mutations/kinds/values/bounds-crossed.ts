import { replace } from '../../edits.ts';
import { childOf } from '../../find.ts';
import { type Kind, valueLine } from '../../mistake.ts';

const PAIRS = [
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minLength', 'maxLength'],
] as const;

export const kind: Kind = {
  about: 'a least that is more than the most',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const pair = PAIRS.find(([least]) => least === place.name);
      const most = pair && place.around ? childOf(place.around, pair[1]) : undefined;
      if (!most || place.within !== 'schema') return [];
      const spoilt = Number(most.value.value) + 1;
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place), valueLine(most)] }];
    }),
};
