import { insertAfter } from '../../edits.ts';
import { itemsOf } from '../../find.ts';
import { allLines, type Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a field twice in "ui:order"',
  mistakes: (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) => {
      const { edit } = insertAfter(place, JSON.stringify(place.value.value));
      return place.around ? [{ place, edits: [edit], right: [allLines(place.around)] }] : [];
    }),
};
