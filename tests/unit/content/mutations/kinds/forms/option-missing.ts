import { remove } from '../../edits.ts';
import { childOf } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';
import { neededOptions } from '../../needed.ts';

export const kind: Kind = {
  about: 'an option missing that a widget cannot do without',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const options = place.around;
      if (place.within !== 'options' || !place.key || !options?.around) return [];
      const widget = childOf(options.around, 'ui:widget');
      if (!widget || !neededOptions(String(widget.value.value)).includes(place.name)) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(options), keyLine(widget)] }];
    }),
};
