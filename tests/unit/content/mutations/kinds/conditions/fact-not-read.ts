import { posix } from 'node:path';
import { remove } from '../../edits.ts';
import { itemsOf } from '../../find.ts';
import { allLines, type Content, type Kind, keyLine, type Spot, valueLine } from '../../mistake.ts';
import type { Place } from '../../places.ts';

/** Where a file uses a fact: by its name, in a text, or in what a `$ref` takes in from a file that names it. */
function usesOf({ places, files }: Content, { file, around, value }: Place): Spot[] {
  const name = String(value.value);
  const names = (text: string) => text.includes(`"${name}"`) || text.includes(`{${name}}`);
  const takesIn = (ref: string) => {
    const [path = ''] = ref.split('#');
    const target = [...files.values()].find((one) => one.name === posix.join(posix.dirname(file.name), path));
    return names(target?.text ?? '');
  };
  const isUse = (place: Place) => {
    const text = String(place.value.value);
    if (place.name === '$ref') return /#\/(conditions|alerts|summary)\//.test(text) && takesIn(text);
    return place.name === name || text === name || text.includes(`{${name}}`);
  };
  return places
    .filter((place) => place.file === file && place.around?.node !== around?.node && isUse(place))
    .flatMap((place) => [keyLine(place), valueLine(place)]);
}

export const kind: Kind = {
  about: 'a fact taken out of "reads" that is still needed',
  mistakes: (content) =>
    itemsOf(content, 'reads', 'content').flatMap((place) => {
      const reads = place.around;
      const isLast = reads && reads.inside.length === 1;
      const gone = isLast ? reads : place;
      const right = [...usesOf(content, place), ...(reads && !isLast ? [allLines(reads)] : [])];
      return [{ place, edits: [remove(gone)], right }];
    }),
};
