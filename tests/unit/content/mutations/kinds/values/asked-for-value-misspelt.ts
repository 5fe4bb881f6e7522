import { replace } from '../../edits.ts';
import { itemsOf } from '../../find.ts';
import { misspell, namesBeside } from '../../misspell.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

const otherCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

export const kind: Kind = {
  about: 'a value in a condition that the answer never has',
  mistakes: (content) => {
    const consts = content.places.filter(
      ({ name, within, key }) => key && name === 'const' && within === 'condition',
    );
    return [...consts, ...itemsOf(content, 'enum', 'condition')].flatMap((place) => {
      const value: unknown = place.value.value;
      if (typeof value !== 'string') return [];
      const chance = content.random(place);
      const spoilt = pick([otherCase(value), misspell(value, chance, namesBeside(place)) ?? 'x'], chance);
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    });
  },
};
