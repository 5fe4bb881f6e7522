import { remove } from '../../edits.ts';
import { childOf } from '../../find.ts';
import { type Kind, lineOf } from '../../mistake.ts';
import { neededKeys } from '../../needed.ts';

export const kind: Kind = {
  about: 'something missing that content cannot do without',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const object = place.around;
      if (!object || !place.key || place.within !== 'content') return [];
      // what is taken out may be in what a $ref beside it brings
      if (childOf(object, '$ref') || !neededKeys(object).includes(place.name)) return [];
      return [{ place, edits: [remove(place)], right: [lineOf(place, object.node)] }];
    }),
};
