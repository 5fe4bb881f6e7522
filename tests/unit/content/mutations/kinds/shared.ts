import { definitions } from '../definitions.ts';
import { insertAfter, remove, replace } from '../edits.ts';
import { misspell, namesBeside } from '../misspell.ts';
import { type Kind, keyLine, valueLine } from '../mistake.ts';
import { pick } from '../random.ts';

export const definitionDeleted: Kind = {
  about: 'a shared definition taken out that is still used',
  mistakes: (content) =>
    definitions(content).flatMap(({ place, refs }) =>
      refs.length > 0 ? [{ place, edits: [remove(place)], right: refs.map(valueLine) }] : [],
    ),
};

export const definitionRenamed: Kind = {
  about: 'a shared definition misspelt where it is defined',
  mistakes: (content) =>
    definitions(content).flatMap(({ place, refs }) => {
      const slipped = misspell(place.name, content.random(place), namesBeside(place));
      if (!place.key || slipped === undefined || refs.length === 0) return [];
      // where one place alone uses it, the name may be wrong on either side
      const right = refs.length === 1 ? [keyLine(place), ...refs.map(valueLine)] : [keyLine(place)];
      return [{ place, edits: [replace(place.key, slipped)], right }];
    }),
};

export const definitionUnused: Kind = {
  about: 'a shared definition that nothing uses',
  mistakes: (content) =>
    definitions(content).map(({ place }) => {
      const { file, value, name } = place;
      const copy = file.text.slice(value.offset, value.offset + value.length);
      const { edit, into } = insertAfter(place, `${JSON.stringify(`${name}Old`)}: ${copy}`);
      return { place, edits: [edit], right: [{ file, from: edit.offset, to: edit.offset, into }] };
    }),
};

export const refFileMisspelt: Kind = {
  about: 'a "$ref" to a file that there is not',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const ref: unknown = place.value.value;
      const [file = '', pointer] = typeof ref === 'string' ? ref.split('#') : [];
      if (place.name !== '$ref' || file === '') return [];
      const chance = random(place);
      const inName = file.replace(/[a-z-]+(?=\.json$)/, (name) => misspell(name, chance) ?? 'other');
      const ways = [inName, file.replace(/\.json$/, ''), `../${file}`, file.replace('../', './')];
      const spoilt = pick(
        ways.filter((way) => way !== file),
        chance,
      );
      const whole = pointer === undefined ? spoilt : `${spoilt}#${pointer}`;
      return [{ place, edits: [replace(place.value, whole)], right: [valueLine(place)] }];
    }),
};

export const refNameMisspelt: Kind = {
  about: 'the name of a definition misspelt in a "$ref"',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const ref: unknown = place.value.value;
      const [file, pointer] = typeof ref === 'string' ? ref.split('#') : [];
      if (place.name !== '$ref' || !pointer) return [];
      const slipped = misspell(pointer.split('/').at(-1) ?? '', random(place));
      if (slipped === undefined) return [];
      const spoilt = `${file}#${pointer.replace(/[^/]+$/, slipped)}`;
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
