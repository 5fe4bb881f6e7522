import { insertAfter, remove, written } from '../edits.ts';
import { misspell, namesBeside } from '../misspell.ts';
import { anywhere, type Content, type Kinds, mistake, renamed, replaced, valueLine } from '../mistake.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

/** The parts that content shares by name, each with the `$ref`s that lead to it or into it. */
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
      // with one use alone, either name may be the wrong one
      return renamed(place, slipped, ...(refs.length === 1 ? refs.map(valueLine) : [])) ?? [];
    }),
  'definition-unused': (content) =>
    definitions(content).map(({ place }) => {
      const copy = `${JSON.stringify(`${place.name}Old`)}: ${written(place, place.value)}`;
      const { edit, spot } = insertAfter(place, copy);
      return mistake(place, edit, spot);
    }),
  'ref-file-misspelt': anywhere((place, { random }) => {
    const ref: unknown = place.value.value;
    const [file = '', pointer] = typeof ref === 'string' ? ref.split('#') : [];
    if (place.name !== '$ref' || file === '') return undefined;
    const chance = random(place);
    const inName = file.replace(/[a-z-]+(?=\.json$)/, (name) => misspell(name, chance) ?? 'other');
    const all = [inName, file.replace(/\.json$/, ''), `../${file}`, file.replace('../', './')];
    const spoilt = pick(
      all.filter((each) => each !== file),
      chance,
    );
    return replaced(place, pointer === undefined ? spoilt : `${spoilt}#${pointer}`);
  }),
  'ref-name-misspelt': anywhere((place, { random }) => {
    const ref: unknown = place.value.value;
    const [file, pointer] = typeof ref === 'string' ? ref.split('#') : [];
    if (place.name !== '$ref' || !pointer) return undefined;
    const slipped = misspell(pointer.split('/').at(-1) ?? '', random(place));
    if (slipped === undefined) return undefined;
    return replaced(place, `${file}#${pointer.replace(/[^/]+$/, slipped)}`);
  }),
};
