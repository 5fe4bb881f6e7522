import { replace } from '../../edits.ts';
import { fieldsWith, itemsOf } from '../../find.ts';
import { type Content, type Kind, valueLine } from '../../mistake.ts';
import type { Place } from '../../places.ts';

/** Where conditions compare the answer to one of some fields with a value. */
function comparisons(content: Content, fields: ReadonlySet<string>, value: unknown): Place[] {
  const consts = content.places.filter(({ name, within }) => name === 'const' && within === 'condition');
  const items = itemsOf(content, 'enum', 'condition');
  return [...consts, ...items].filter((place) => {
    const looked = place.key ? place.around : place.around?.around;
    return looked && fields.has(looked.name) && place.value.value === value;
  });
}

export const kind: Kind = {
  about: 'the value of a choice changed that a condition asks for',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const list = place.around?.around;
      const value: unknown = place.value.value;
      if (place.name !== 'const' || list?.name !== 'oneOf' || !list.around) return [];
      const users = comparisons(content, fieldsWith(content, list.around), value);
      if (typeof value !== 'string' || users.length === 0) return [];
      const right = [valueLine(place), ...users.map(valueLine)];
      return [{ place, edits: [replace(place.value, `${value}1`)], right }];
    }),
};
