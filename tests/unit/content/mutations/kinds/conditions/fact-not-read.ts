import { remove } from '../../edits.ts';
import { allInside, itemsOf } from '../../find.ts';
import { allLines, type Content, type Kind, keyLine, type Spot, valueLine } from '../../mistake.ts';
import type { Place } from '../../places.ts';

/** Where a file uses a fact: by its name, in a text, or through a shared condition or alert. */
function usesOf({ places, files }: Content, { file, around, value }: Place): Spot[] {
  const name = String(value.value);
  const shared = [...files.values()].find(({ kind }) => kind === 'fields')?.text ?? '';
  const isUse = (place: Place) =>
    place.name === name ||
    place.value.value === name ||
    String(place.value.value).includes(`{${name}}`) ||
    (place.name === '$ref' &&
      /#\/(conditions|alerts)\//.test(String(place.value.value)) &&
      shared.includes(`"${name}"`));
  return places
    .filter((place) => place.file === file && place.around?.node !== around?.node && isUse(place))
    .flatMap((place) => [keyLine(place), valueLine(place)]);
}

export const kind: Kind = {
  about: 'a fact taken out of "reads" that is still needed',
  mistakes: (content) =>
    itemsOf(content, 'reads', 'content').flatMap((place) => {
      const reads = place.around;
      const isLast = reads && allInside(content, reads).length === 1;
      const gone = isLast ? reads : place;
      const right = [...usesOf(content, place), ...(reads && !isLast ? [allLines(reads)] : [])];
      return [{ place, edits: [remove(gone)], right }];
    }),
};
