import { misspell, namesBeside, spoilt } from '../misspell.ts';
import { type Content, type Kind, type Kinds, pick } from '../mistake.ts';
import type { Mistake, Place } from '../places.ts';

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
    refs.length > 0 ? place.mistake(place.remove(), ...refs.map(({ valueLine }) => valueLine)) : [],
  ),
  'definition-renamed': ofDefinitions((place, refs, { random }) => {
    const slipped = misspell(place.name, random(place), namesBeside(place));
    if (slipped === undefined || refs.length === 0) return [];
    // if there is only one use, either name may be the misspelt one
    return place.renamed(slipped, ...(refs.length === 1 ? refs.map(({ valueLine }) => valueLine) : []));
  }),
  'definition-unused': ofDefinitions((place) => {
    const copy = `${JSON.stringify(`${place.name}Old`)}: ${place.written(place.value)}`;
    const { edit, spot } = place.insertAfter(copy);
    return place.mistake(edit, spot);
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
