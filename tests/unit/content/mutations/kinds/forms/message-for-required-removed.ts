import { remove } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the message of a required field taken out',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const messages = place.around;
      if (place.within !== 'messages' || place.name !== 'required' || !messages?.around) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(messages), keyLine(messages.around)] }];
    }),
};
