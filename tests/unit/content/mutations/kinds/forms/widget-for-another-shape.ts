import { replace } from '../../edits.ts';
import { childOf, optionsOf } from '../../find.ts';
import { type Kind, valueLine } from '../../mistake.ts';
import { pick } from '../../random.ts';

/** Widgets that need no options, by the shape of answer that each is for. */
const SHAPES: Readonly<Record<string, string>> = {
  checkbox: 'yes or no',
  date: 'day',
  number: 'number',
  'button-group': 'choice',
  select: 'choice',
  text: 'text',
  suburb: 'text',
  postcode: 'text',
  address: 'address',
  typeahead: 'found item',
  lookup: 'found item',
  list: 'entries',
  'card-frame': 'yes or no',
  'product-cards': 'product',
};

const ALONE = ['checkbox', 'date', 'number', 'button-group', 'text'];

export const kind: Kind = {
  about: 'a widget that is for another shape of answer',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const widget: unknown = place.value.value;
      if (place.name !== 'ui:widget' || typeof widget !== 'string' || !place.around) return [];
      const options = childOf(place.around, 'ui:options');
      const told = options ? options.inside.map(({ name }) => name) : [];
      // options that the other widget does not understand would be a mistake of their own
      const others = ALONE.filter(
        (other) =>
          SHAPES[other] !== SHAPES[widget] && told.every((name) => Object.hasOwn(optionsOf(other), name)),
      );
      if (others.length === 0) return [];
      const spoilt = pick(others, content.random(place));
      return [{ place, edits: [replace(place.value, spoilt)], right: [valueLine(place)] }];
    }),
};
