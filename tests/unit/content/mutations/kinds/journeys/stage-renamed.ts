import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a stage renamed where it is defined, and not in the steps',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const { pointer, value } = place;
      if (!/\/stages\/\d+\/name$/.test(pointer)) return [];
      const users = places.filter(
        ({ name, within, value: used }) =>
          name === 'stage' && within === 'content' && used.value === value.value,
      );
      const right = [valueLine(place), ...users.map(valueLine)];
      return [{ place, edits: [replace(value, `${value.value}s`)], right }];
    }),
};
