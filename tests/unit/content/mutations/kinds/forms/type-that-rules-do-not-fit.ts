import { replace } from '../../edits.ts';
import { allLines, type Kind, valueLine } from '../../mistake.ts';

/** Keywords that say something of one type alone. */
const OF_TEXTS = ['pattern', 'format', 'dateRange', 'maxLength', 'oneOf'];

export const kind: Kind = {
  about: 'the type of a field changed, so that its other rules say nothing of its answers',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const schema = place.around;
      if (place.name !== 'type' || place.within !== 'schema' || !schema || place.value.value !== 'string')
        return [];
      const beside = schema.inside.filter(({ name }) => OF_TEXTS.includes(name));
      if (beside.length === 0) return [];
      return [
        {
          place,
          edits: [replace(place.value, 'number')],
          right: [valueLine(place), ...beside.map(allLines)],
        },
      ];
    }),
};
