import { replace } from '../../edits.ts';
import { itemsOf } from '../../find.ts';
import { allLines, type Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a sample answer that its own field refuses',
  mistakes: (content) =>
    itemsOf(content, 'examples', 'schema').flatMap((place) => {
      const { value, around } = place;
      // no text is a number, and no number of this content goes so high
      const spoilt = typeof value.value === 'number' ? value.value + 1000 : 1000;
      return around ? [{ place, edits: [replace(value, spoilt)], right: [allLines(around)] }] : [];
    }),
};
