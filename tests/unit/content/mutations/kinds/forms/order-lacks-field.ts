import { remove } from '../../edits.ts';
import { itemsOf } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a field forgotten in "ui:order"',
  mistakes: (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) =>
      place.around ? [{ place, edits: [remove(place)], right: [keyLine(place.around)] }] : [],
    ),
};
