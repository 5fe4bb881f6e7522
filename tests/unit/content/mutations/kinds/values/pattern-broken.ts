import { replace } from '../../edits.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

function isBroken(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return false;
  } catch {
    return true;
  }
}

/** The pattern without one of its characters, where that leaves no regular expression. */
function spoiltWays(pattern: string): string[] {
  const shorter = [...pattern].map((_, at) => pattern.slice(0, at) + pattern.slice(at + 1));
  return [...new Set([...shorter, `${pattern})`, `${pattern}[`, `*${pattern}`])].filter(isBroken);
}

export const kind: Kind = {
  about: 'a pattern that is no regular expression',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const pattern: unknown = place.value.value;
      const isRule = place.name === 'pattern' && place.within !== 'messages';
      if (!isRule || typeof pattern !== 'string') return [];
      const spoilt = pick(spoiltWays(pattern), random(place));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
