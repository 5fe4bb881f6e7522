import { insertAfter, remove, written } from '../edits.ts';
import { misspell, namesBeside, spoilt } from '../misspell.ts';
import { type Content, type Kinds, mistake, renamed, valueLine } from '../mistake.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

function definitions({ places }: Content): { place: Place; refs: Place[] }[] {
  const refs = places.filter(({ name }) => name === '$ref');
  return places
    .filter(({ within, key, around }) => key && within.startsWith('shared-') && around?.within === 'shared')
    .map((place) => ({
      place,
      refs: refs.filter(({ value }) =>
        `${String(value.value).split('#')[1]}/`.startsWith(`${place.pointer}/`),
      ),
    }));
}

export const kinds: Kinds = {
  'definition-deleted': (content) =>
    definitions(content).flatMap(({ place, refs }) =>
      refs.length > 0 ? [mistake(place, remove(place), ...refs.map(valueLine))] : [],
    ),
  'definition-renamed': (content) =>
    definitions(content).flatMap(({ place, refs }) => {
      const slipped = misspell(place.name, content.random(place), namesBeside(place));
      if (slipped === undefined || refs.length === 0) return [];
      // if there is only one use, either name may be the misspelt one
      return renamed(place, slipped, ...(refs.length === 1 ? refs.map(valueLine) : [])) ?? [];
    }),
  'definition-unused': (content) =>
    definitions(content).map(({ place }) => {
      const copy = `${JSON.stringify(`${place.name}Old`)}: ${written(place, place.value)}`;
      const { edit, spot } = insertAfter(place, copy);
      return mistake(place, edit, spot);
    }),
  'ref-file-misspelt': spoilt(
    ({ name }, ref) => name === '$ref' && !ref.startsWith('#'),
    (ref, random) => {
      const [file = '', ...pointer] = ref.split('#');
      const inName = file.replace(/[a-z-]+(?=\.json$)/, (name) => misspell(name, random) ?? 'other');
      const all = [inName, file.replace(/\.json$/, ''), `../${file}`, file.replace('../', './')];
      const others = all.filter((each) => each !== file);
      return [pick(others, random), ...pointer].join('#');
    },
  ),
  'ref-name-misspelt': spoilt(
    ({ name }, ref) => name === '$ref' && /#./.test(ref),
    (ref, random) => {
      const slipped = misspell(ref.split('/').at(-1) ?? '', random);
      return slipped && ref.replace(/[^/]+$/, slipped);
    },
  ),
};
