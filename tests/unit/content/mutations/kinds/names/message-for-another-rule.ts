import { replace } from '../../edits.ts';
import { type Kind, keyLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

/** Rules that no text field or date of this content has. */
const OTHERS = ['minLength', 'minimum', 'maximum', 'enum', 'uniqueItems', 'multipleOf'];

export const kind: Kind = {
  about: 'a message for a rule that the field does not have',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      if (place.within !== 'messages' || !place.key || place.name === 'required') return [];
      const beside = place.around ? place.around.inside.map(({ name }) => name) : [];
      const others = OTHERS.filter((name) => !beside.includes(name));
      const keyword = pick(others, content.random(place));
      return [{ place, edits: [replace(place.key, keyword)], right: [keyLine(place)] }];
    }),
};
