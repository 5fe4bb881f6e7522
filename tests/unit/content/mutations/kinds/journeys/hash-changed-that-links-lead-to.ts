import { replace } from '../../edits.ts';
import { hashesIn } from '../../journeys.ts';
import { type Kind, valueLine } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the hash of a step changed, and not the links to it',
  mistakes: (content) =>
    hashesIn(content)
      .flat()
      .flatMap((place) => {
        const hash = String(place.value.value);
        const links = content.places.filter(({ value }) => String(value.value).endsWith(`#${hash}`));
        if (links.length === 0) return [];
        const right = [valueLine(place), ...links.map(valueLine)];
        return [{ place, edits: [replace(place.value, `${hash}-new`)], right }];
      }),
};
