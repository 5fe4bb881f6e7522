import { misspell, namesBeside, spoilt } from '../misspell.ts';
import {
  type Content,
  insertAfter,
  type Kind,
  type Kinds,
  type Mistake,
  mistake,
  pick,
  remove,
  renamed,
  valueLine,
  written,
} from '../mistake.ts';
import type { Place } from '../places.ts';

/** Creates a kind of mistake in shared definitions. */
const ofDefinitions =
  (make: (place: Place, refs: Place[], content: Content) => Mistake | readonly Mistake[]): Kind =>
  (content) => {
    const refs = content.places.filter(({ name }) => name === '$ref');
    const isDefinition = ({ within, key, around }: Place) =>
      key && within.startsWith('shared-') && around?.within === 'shared';
    return content.places.filter(isDefinition).flatMap((place) => {
      const own = refs.filter(({ text }) => `${text?.split('#')[1]}/`.startsWith(`${place.pointer}/`));
      return make(place, own, content);
    });
  };

export const kinds: Kinds = {
  'definition-deleted': ofDefinitions((place, refs) =>
    refs.length > 0 ? mistake(place, remove(place), ...refs.map(valueLine)) : [],
  ),
  'definition-renamed': ofDefinitions((place, refs, { random }) => {
    const slipped = misspell(place.name, random(place), namesBeside(place));
    if (slipped === undefined || refs.length === 0) return [];
    // if there is only one use, either name may be the misspelt one
    return renamed(place, slipped, ...(refs.length === 1 ? refs.map(valueLine) : []));
  }),
  'definition-unused': ofDefinitions((place) => {
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
