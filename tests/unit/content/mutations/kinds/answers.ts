import { readNames } from '../../../../../scripts/content/check/names.ts';
import { remove, replace } from '../edits.ts';
import { COUNTED, fieldsIn, fieldsWith, isCode, itemsOf } from '../find.ts';
import { misspell, misspeltNames } from '../misspell.ts';
import { type Content, type Kinds, keyLine, mistake } from '../mistake.ts';
import type { Place } from '../places.ts';

const NEEDED = new Set([...readNames().answers.values()].flatMap(({ required }) => [required].flat()));
const COUNTED_NAMES = new Set(COUNTED.map(([name]) => name));

const OF_FIELDS: readonly Place['within'][] = ['fields', 'ui', 'looked-at'];
const LISTS = ['required', 'ui:order'];

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

export const kinds: Kinds = {
  'answer-optional': (content) =>
    itemsOf(content, 'required', 'schema').flatMap((place) => {
      const field = fieldsIn(content).find(
        ({ file, name, around }) =>
          file === place.file && name === place.value.value && around?.around === place.around?.around,
      );
      return field && NEEDED.has(field.name)
        ? [mistake(place, remove(place), keyLine(field), keyLine(place))]
        : [];
    }),
  'choice-renamed': misspeltNames((content) =>
    content.places.filter(({ name, around, value }) => {
      const list = around?.around;
      const field = list?.name === 'oneOf' ? list.around : undefined;
      return name === 'const' && field && isCode(fieldsWith(content, field), value.value);
    }),
  ),
  // renamed everywhere in its form
  'field-renamed': (content) =>
    fieldsIn(content).flatMap((place) => {
      // other files may use the names of shared fields
      if (!COUNTED_NAMES.has(place.name) || place.file.kind === 'fields') return [];
      const name = misspell(place.name, content.random(place), COUNTED_NAMES);
      if (name === undefined) return [];
      const edits = namersIn(content, place).map((node) => replace(node, name));
      const defined = fieldsIn(content).filter(
        (field) => field.file === place.file && field.name === place.name,
      );
      return [mistake(place, edits, ...defined.map(keyLine))];
    }),
};
