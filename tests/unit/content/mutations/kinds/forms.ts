import { childOf, fieldsIn, itemsOf, namersOf, neededOptions, optionsOf } from '../find.ts';
import {
  allLines,
  anywhere,
  insertAfter,
  type Kinds,
  keyLine,
  mistake,
  pick,
  remove,
  replace,
  replaced,
  valueLine,
} from '../mistake.ts';
import type { Place } from '../places.ts';

/** Returns true if removing a field removes messages. A field with a default may have none. */
function bringsMessages({ file, name, value }: Place): boolean {
  const text = file.text.slice(value.offset, value.offset + value.length);
  return /"ui:messages"|#\/ui\//.test(text) && name !== 'paymentFrequency';
}

/** Shared definitions with their own title, which a field without a title shows. */
const TITLED = /\$defs\/(?!personName|age|yesNo|agreement)\w+$/;

/** Fields that need no messages: an optional one, and one with a default. */
const NEEDS_NONE = /^(addresslineTwo|paymentFrequency)$/;

const OPTIONS = Object.entries({
  layout: 'row',
  suffix: 'years',
  inputType: 'email',
  pageSize: 20,
  itemTitle: 'Entry {number}',
  opensYearsBack: 'age',
  allowNew: true,
  narrow: 'select',
});

const OF_TEXTS = ['pattern', 'format', 'dateRange', 'maxLength', 'oneOf'];

/** The type of answer of each widget. */
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

export const kinds: Kinds = {
  'drawing-forgotten': anywhere((place, content) => {
    const { file, name, around, within, sense } = place;
    if (within !== 'ui' || sense !== 'ui' || file.kind === 'fields' || !bringsMessages(place))
      return undefined;
    const field = fieldsIn(content).find((other) => other.file === file && other.name === name);
    const isRequired = itemsOf(content, 'required', 'schema').some(
      (item) => item.file === file && item.value.value === name,
    );
    if (!field || !isRequired || !around) return undefined;
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
    if (place.name !== 'title' || place.within !== 'schema' || field?.within !== 'fields') return undefined;
    const ref: unknown = childOf(field, '$ref')?.value.value;
    if (typeof ref === 'string' && TITLED.test(ref)) return undefined;
    return mistake(place, remove(place), keyLine(field));
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
    if (place.within !== 'options' || !place.key || !options?.around) return undefined;
    const widget = childOf(options.around, 'ui:widget');
    if (!widget || !neededOptions(String(widget.value.value)).includes(place.name)) return undefined;
    return mistake(place, remove(place), keyLine(options), keyLine(widget));
  }),
  'option-of-another-widget': anywhere((place, { random }) => {
    const last = place.inside.at(-1);
    const widget = childOf(place.around, 'ui:widget');
    if (place.sense !== 'options' || !last || !widget) return undefined;
    const known = optionsOf(String(widget.value.value));
    const others = OPTIONS.filter(([name]) => !Object.hasOwn(known, name));
    const [name, value] = pick(others, random(place));
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
    const schema = place.around;
    if (place.name !== 'type' || place.within !== 'schema' || !schema || place.value.value !== 'string')
      return undefined;
    const beside = schema.inside.filter(({ name }) => OF_TEXTS.includes(name));
    if (beside.length === 0) return undefined;
    return mistake(place, replace(place.value, 'number'), valueLine(place), ...beside.map(allLines));
  }),
  'widget-for-another-shape': anywhere((place, { random }) => {
    const widget: unknown = place.value.value;
    if (place.name !== 'ui:widget' || typeof widget !== 'string' || !place.around) return undefined;
    const given = childOf(place.around, 'ui:options')?.inside.map(({ name }) => name) ?? [];
    // an option that the other widget does not support would be a second mistake
    const others = ALONE.filter(
      (other) =>
        SHAPES[other] !== SHAPES[widget] && given.every((name) => Object.hasOwn(optionsOf(other), name)),
    );
    return others.length === 0 ? undefined : replaced(place, pick(others, random(place)));
  }),
};
