import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

/** What content shares by name, each with the `$ref`s that lead to it or into it. */
export function definitions({ places }: Content): { place: Place; refs: Place[] }[] {
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
