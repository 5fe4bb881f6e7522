import { replace } from '../../edits.ts';
import { fieldsIn } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';
import { namersOf } from '../../namers.ts';
import { pick } from '../../random.ts';

const CHANGES = [
  (name: string) => `${name}New`,
  (name: string) => `main${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  (name: string) => name.replace(/.$/, ''),
];

export const kind: Kind = {
  about: 'a field renamed where it is defined, and nowhere else',
  mistakes: (content) =>
    fieldsIn(content).flatMap((place) => {
      const [first] = namersOf(content, place);
      if (!first || !place.key) return [];
      const name = pick(CHANGES, content.random(place))(place.name);
      return [{ place, edits: [replace(place.key, name)], right: [keyLine(place), keyLine(first)] }];
    }),
};
