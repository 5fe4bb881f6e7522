import { replace } from '../../edits.ts';
import { misspell } from '../../misspell.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

export const kind: Kind = {
  about: 'a "$ref" to a file that there is not',
  mistakes: ({ places, random }) =>
    places.flatMap((place) => {
      const ref: unknown = place.value.value;
      const [file = '', pointer] = typeof ref === 'string' ? ref.split('#') : [];
      if (place.name !== '$ref' || file === '') return [];
      const chance = random(place);
      const inName = file.replace(/[a-z-]+(?=\.json$)/, (name) => misspell(name, chance) ?? 'other');
      const ways = [inName, file.replace(/\.json$/, ''), `../${file}`, file.replace('../', './')];
      const spoilt = pick(
        ways.filter((way) => way !== file),
        chance,
      );
      const whole = pointer === undefined ? spoilt : `${spoilt}#${pointer}`;
      return [{ place, edits: [replace(place.value, whole)], right: [valueLine(place)] }];
    }),
};
