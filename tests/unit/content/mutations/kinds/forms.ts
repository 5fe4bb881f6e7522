import { childOf, fieldsIn, itemsOf, namersOf, neededOptions, optionsOf } from '../find.ts';
import {
  allLines,
  anywhere,
  endOf,
  insertAfter,
  type Kinds,
  keyLine,
  mistake,
  pick,
  remove,
  replaced,
} from '../mistake.ts';
import type { Place } from '../places.ts';

/** Returns true if removing a field removes messages. A field with a default may have none. */
function bringsMessages({ file, name, value }: Place): boolean {
  const text = file.text.slice(value.offset, endOf(value));
  return /"ui:messages"|#\/ui\//.test(text) && name !== 'paymentFrequency';
}

/** Shared definitions with their own title, which a field without a title shows. */
const TITLED = /\$defs\/(?!personName|age|yesNo|agreement)\w+$/;

/** Fields that need no messages: an optional one, and one with a default. */
const NEEDS_NONE = /^(addresslineTwo|paymentFrequency)$/;

const OPTIONS = Object.entries({
  ...{ layout: 'row', suffix: 'years', inputType: 'email', pageSize: 20, itemTitle: 'Entry {number}' },
  ...{ opensYearsBack: 'age', allowNew: true, narrow: 'select' },
});

const OF_TEXTS = ['pattern', 'format', 'dateRange', 'maxLength', 'oneOf'];

/** The type of answer of each widget. */
const SHAPES: Readonly<Record<string, string>> = {
  ...{ checkbox: 'yes or no', 'card-frame': 'yes or no', 'button-group': 'choice', select: 'choice' },
  ...{ text: 'text', suburb: 'text', postcode: 'text', typeahead: 'found item', lookup: 'found item' },
  ...{ date: 'day', number: 'number', address: 'address', list: 'entries', 'product-cards': 'product' },
};

const ALONE = ['checkbox', 'date', 'number', 'button-group', 'text'];

export const kinds: Kinds = {
  'drawing-forgotten': anywhere((place, content) => {
    const { file, name, around, within, sense } = place;
    const isDrawn = within === 'ui' && sense === 'ui' && file.kind !== 'fields' && bringsMessages(place);
    const field = fieldsIn(content).find((other) => other.file === file && other.name === name);
    const required = itemsOf(content, 'required', 'schema').filter((item) => item.file === file);
    if (!isDrawn || !field || !around || required.every(({ text }) => text !== name)) return undefined;
    return mistake(place, remove(place), keyLine(field), keyLine(around));
  }),
  // removed from the schema, but not from the other places that name it
  'field-deleted': (content) =>
    fieldsIn(content).flatMap((place) => {
      const namers = namersOf(content, place);
      return namers.length > 0 ? [mistake(place, remove(place), ...namers.map(keyLine))] : [];
    }),
  'label-removed': anywhere((place) => {
    const field = place.around;
    const isLabel = place.name === 'title' && place.within === 'schema' && field?.within === 'fields';
    const hasOther = TITLED.test(childOf(field, '$ref')?.text ?? '');
    return isLabel && !hasOther && mistake(place, remove(place), keyLine(field));
  }),
  'message-for-required-removed': anywhere((place) => {
    const messages = place.around;
    if (place.within !== 'messages' || place.name !== 'required' || !messages?.around) return undefined;
    return mistake(place, remove(place), keyLine(messages), keyLine(messages.around));
  }),
  'messages-removed': anywhere((place) => {
    const field = place.around;
    if (place.name !== 'ui:messages' || !field || NEEDS_NONE.test(field.name)) return undefined;
    return mistake(place, remove(place), keyLine(field));
  }),
  'option-missing': anywhere((place) => {
    const options = place.around;
    const widget =
      place.within === 'options' && place.key ? childOf(options?.around, 'ui:widget') : undefined;
    if (!options || !widget || !neededOptions(String(widget.text)).includes(place.name)) return undefined;
    return mistake(place, remove(place), keyLine(options), keyLine(widget));
  }),
  'option-of-another-widget': anywhere((place, { random }) => {
    const last = place.inside.at(-1);
    const widget = childOf(place.around, 'ui:widget');
    if (place.sense !== 'options' || !last || !widget) return undefined;
    const known = optionsOf(String(widget.text));
    const [name, value] = pick(
      OPTIONS.filter(([option]) => !Object.hasOwn(known, option)),
      random(place),
    );
    const { edit, spot } = insertAfter(last, `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    return mistake(place, edit, spot);
  }),
  'order-lacks-field': (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) =>
      place.around ? [mistake(place, remove(place), keyLine(place.around))] : [],
    ),
  'order-names-twice': (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) => {
      const { edit } = insertAfter(place, JSON.stringify(place.value.value));
      return place.around ? [mistake(place, edit, allLines(place.around))] : [];
    }),
  'type-that-rules-do-not-fit': anywhere((place) => {
    const { name, within, text, around } = place;
    const beside = (around?.inside ?? []).filter((each) => OF_TEXTS.includes(each.name));
    if (name !== 'type' || within !== 'schema' || text !== 'string' || beside.length === 0) return undefined;
    return replaced(place, 'number', ...beside.map(allLines));
  }),
  'widget-for-another-shape': anywhere((place, { random }) => {
    const { text: widget = '', around } = place;
    const given = childOf(around, 'ui:options')?.inside.map(({ name }) => name) ?? [];
    // an option that the other widget does not support would be a second mistake
    const others = ALONE.filter(
      (other) =>
        SHAPES[other] !== SHAPES[widget] && given.every((name) => Object.hasOwn(optionsOf(other), name)),
    );
    return place.name === 'ui:widget' && others.length > 0 && replaced(place, pick(others, random(place)));
  }),
};
