import { definitions } from '../../definitions.ts';
import { remove } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a shared definition taken out that is still used',
  mistakes: (content) =>
    definitions(content).flatMap(({ place, refs }) =>
      refs.length > 0 ? [{ place, edits: [remove(place)], right: refs.map(valueLine) }] : [],
    ),
};
