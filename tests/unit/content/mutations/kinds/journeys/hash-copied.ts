import { replace } from '../../edits.ts';
import { hashesIn } from '../../journeys.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'the hash of another step, as when a step is begun as a copy',
  mistakes: (content) =>
    hashesIn(content).flatMap((hashes) =>
      hashes.flatMap((place) => {
        const others = hashes.filter((other) => other !== place);
        if (others.length === 0) return [];
        const other = pick(others, content.random(place));
        const right = [valueLine(place), valueLine(other)];
        return [{ place, edits: [replace(place.value, other.value.value)], right }];
      }),
    ),
};
