import { readNames } from '../../../../../scripts/content/check/names.ts';
import { COUNTED, fieldsIn, fieldsWith, isCode, itemsOf } from '../find.ts';
import { misspell, misspeltNames } from '../misspell.ts';
import { anywhere, type Content, type Kinds } from '../mistake.ts';
import { type Place, replace } from '../places.ts';

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
      return isNamed && place.text === name ? [place.value] : [];
    });
}

export const kinds: Kinds = {
  'answer-optional': (content) =>
    itemsOf(content, 'required', 'schema').flatMap((place) => {
      const isBeside = ({ file, around }: Place) =>
        file === place.file && around?.around === place.around?.around;
      const field = fieldsIn(content).find((each) => each.name === place.text && isBeside(each));
      if (!field || !NEEDED.has(field.name)) return [];
      return [place.mistake(place.remove(), field.keyLine, place.keyLine)];
    }),
  'choice-renamed': misspeltNames((content) =>
    content.places.filter(({ name, around, value }) => {
      const list = around?.around;
      const field = list?.name === 'oneOf' ? list.around : undefined;
      return name === 'const' && field && isCode(fieldsWith(content, field), value.value);
    }),
  ),
  // renamed everywhere in its form; other files may use the names of shared fields
  'field-renamed': anywhere((place, content) => {
    const isCounted = COUNTED_NAMES.has(place.name) && place.file.kind !== 'fields';
    if (place.within !== 'fields' || !place.key || !isCounted) return undefined;
    const name = misspell(place.name, content.random(place), COUNTED_NAMES);
    const edits = namersIn(content, place).map((node) => replace(node, name));
    const defined = fieldsIn(content).filter(
      (field) => field.file === place.file && field.name === place.name,
    );
    return name !== undefined && place.mistake(edits, ...defined.map(({ keyLine }) => keyLine));
  }),
};
