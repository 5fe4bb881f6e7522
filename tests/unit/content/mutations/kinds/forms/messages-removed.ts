import { remove } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';

/** A field that may stay empty, and one with a default, have nothing that they must be told for. */
const NEEDS_NONE = /^(addresslineTwo|paymentFrequency)$/;

export const kind: Kind = {
  about: 'all messages of a required field taken out',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const field = place.around;
      if (place.name !== 'ui:messages' || !field || NEEDS_NONE.test(field.name)) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(field)] }];
    }),
};
