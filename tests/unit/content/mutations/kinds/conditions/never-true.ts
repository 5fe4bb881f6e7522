import { replace } from '../../edits.ts';
import { allLines, type Kind } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'a condition over answers that asks them to be a list or a text, and never holds',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const { name, value, around } = place;
      const isOfAnswers =
        around?.sense === 'condition' && around.within !== 'looked-at' && around.name !== 'items';
      if (name !== 'type' || value.value !== 'object' || !isOfAnswers) return [];
      const spoilt = pick(['array', 'string'], random(place));
      return [{ place, edits: [replace(value, spoilt)], right: [allLines(around)] }];
    }),
};
