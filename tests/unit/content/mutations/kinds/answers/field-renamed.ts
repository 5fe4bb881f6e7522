import { COUNTED } from '../../counted.ts';
import { replace } from '../../edits.ts';
import { fieldsIn } from '../../find.ts';
import { misspell } from '../../misspell.ts';
import { type Content, type Kind, keyLine } from '../../mistake.ts';
import type { Place } from '../../places.ts';

const OF_FIELDS: readonly Place['within'][] = ['fields', 'ui', 'looked-at'];
const LISTS = ['required', 'ui:order'];

/** Every place of a file that names a field, each as what names it. */
function namersIn({ places }: Content, { file, name }: Place) {
  return places
    .filter((place) => place.file === file)
    .flatMap((place) => {
      if (place.key && place.name === name && OF_FIELDS.includes(place.within)) return [place.key];
      const isListed = !place.key && LISTS.includes(place.around?.name ?? '');
      const isNamed = isListed || (place.name === 'field' && place.around?.name === 'autoSubmit');
      return isNamed && place.value.value === name ? [place.value] : [];
    });
}

export const kind: Kind = {
  about: 'a field that code reads by its name renamed in all of its form',
  mistakes: (content) =>
    fieldsIn(content).flatMap((place) => {
      const isCounted = COUNTED.some(([name]) => name === place.name);
      // what is shared has its names in other files, too
      if (!isCounted || place.file.kind === 'fields') return [];
      const renamed = misspell(place.name, content.random(place), new Set(COUNTED.map(([name]) => name)));
      if (renamed === undefined) return [];
      const edits = namersIn(content, place).map((node) => replace(node, renamed));
      const defined = fieldsIn(content).filter(
        ({ file, name }) => file === place.file && name === place.name,
      );
      return [{ place, edits, right: defined.map(keyLine) }];
    }),
};
