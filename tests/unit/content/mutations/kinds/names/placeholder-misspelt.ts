import { replace } from '../../edits.ts';
import { misspell } from '../../misspell.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

/** Some texts have several placeholders, and a slip may hit the name of another. */
const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

export const kind: Kind = {
  about: 'a {placeholder} misspelt',
  mistakes: ({ places, random }) => {
    const known = new Set(places.flatMap(({ value }) => namesIn(String(value.value))));
    return places.flatMap((place) => {
      const text: unknown = place.value.value;
      const names = typeof text === 'string' ? namesIn(text) : [];
      if (typeof text !== 'string' || names.length === 0) return [];
      const chance = random(place);
      const name = pick(names, chance);
      const slipped = misspell(name, chance, known);
      if (slipped === undefined) return [];
      const spoilt = text.replace(`{${name}}`, `{${slipped}}`);
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    });
  },
};
