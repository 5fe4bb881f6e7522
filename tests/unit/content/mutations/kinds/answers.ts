import { readNames } from '../../../../../scripts/content/check/names.ts';
import { COUNTED, isCode } from '../counted.ts';
import { remove, replace } from '../edits.ts';
import { fieldsIn, fieldsWith, itemsOf } from '../find.ts';
import { misspell, misspeltNames } from '../misspell.ts';
import { type Content, type Kind, keyLine } from '../mistake.ts';
import type { Place } from '../places.ts';

const NEEDED = new Set([...readNames().answers.values()].flatMap(({ required }) => [required].flat()));

export const answerOptional: Kind = {
  about: 'an answer that code cannot do without not asked for by "required"',
  mistakes: (content) =>
    itemsOf(content, 'required', 'schema').flatMap((place) => {
      const field = fieldsIn(content).find(
        ({ file, name, around }) =>
          file === place.file && name === place.value.value && around?.around === place.around?.around,
      );
      return field && NEEDED.has(field.name)
        ? [{ place, edits: [remove(place)], right: [keyLine(field), keyLine(place)] }]
        : [];
    }),
};

export const choiceRenamed: Kind = {
  about: 'a choice that code knows by its value misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name, around, value }) => {
        const list = around?.around;
        const field = list?.name === 'oneOf' ? list.around : undefined;
        return name === 'const' && field && isCode(fieldsWith(content, field), value.value);
      }),
    ),
};

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

export const fieldRenamed: Kind = {
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
