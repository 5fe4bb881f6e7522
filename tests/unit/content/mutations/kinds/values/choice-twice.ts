import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'two choices of the same value, as when one is begun as a copy',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const choice = place.around;
      if (place.name !== 'const' || place.within !== 'schema' || choice?.around?.name !== 'oneOf') return [];
      const list = choice.around.pointer;
      const before = places.find(
        ({ file, pointer }) => file === place.file && pointer === `${list}/${Number(choice.name) - 1}/const`,
      );
      if (!before) return [];
      return [
        {
          place,
          edits: [replace(place.value, before.value.value)],
          right: [valueLine(place), valueLine(before)],
        },
      ];
    }),
};
