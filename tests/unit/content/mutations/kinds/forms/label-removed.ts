import { remove } from '../../edits.ts';
import { childOf } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';

/** Shared definitions with a title of their own, which shows where a field's is taken out. */
const TITLED = /\$defs\/(?!personName|age|yesNo|agreement)\w+$/;

export const kind: Kind = {
  about: 'the label of a field taken out',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const field = place.around;
      if (place.name !== 'title' || place.within !== 'schema' || field?.within !== 'fields') return [];
      const ref: unknown = childOf(field, '$ref')?.value.value;
      if (typeof ref === 'string' && TITLED.test(ref)) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(field)] }];
    }),
};
