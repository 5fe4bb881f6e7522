import { remove } from '../../edits.ts';
import { inside } from '../../find.ts';
import { type Kind, keyLine } from '../../mistake.ts';

/** The options that each widget needs, as its schema tells authors. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  typeahead: ['source'],
  list: ['itemTitle', 'add', 'remove'],
  lookup: ['source', 'labelKey', 'length', 'found', 'searching', 'failed', 'tryAgain'],
  address: ['notListed', 'retrieving', 'searchFailed', 'searchAgain', 'helpText2'],
  'card-frame': [
    'source',
    'query',
    'title',
    'ready',
    'failed',
    'timedOut',
    'tryAgain',
    'height',
    'readyTimeout',
  ],
  'product-cards': [
    'source',
    'from',
    'per',
    'statuses',
    'button',
    'loading',
    'empty',
    'position',
    'positions',
  ],
};

export const kind: Kind = {
  about: 'an option missing that a widget cannot do without',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const options = place.around;
      if (place.within !== 'options' || !options?.around) return [];
      const widget = inside(content, options.around, 'ui:widget');
      if (!widget || !NEEDED[String(widget.value.value)]?.includes(place.name)) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(options), keyLine(widget)] }];
    }),
};
