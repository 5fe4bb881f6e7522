import { readNames } from '../../../../../../scripts/content/check/names.ts';
import { remove } from '../../edits.ts';
import { fieldsIn, itemsOf } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';

const NEEDED = new Set([...readNames().answers.values()].flatMap(({ required }) => [required].flat()));

export const kind: Kind = {
  about: 'an answer that code cannot do without not asked for by "required"',
  mistakes: (content) =>
    itemsOf(content, 'required', 'schema').flatMap((place) => {
      const field = fieldsIn(content).find(
        ({ file, name, around }) =>
          file === place.file && name === place.value.value && around?.around === place.around?.around,
      );
      return field && NEEDED.has(field.name)
        ? [{ place, edits: [remove(place)], right: [keyLine(field), keyLine(place)] }]
        : [];
    }),
};
