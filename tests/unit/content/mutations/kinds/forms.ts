import { fieldsIn, itemsOf, namersOf, neededOptions, optionsOf } from '../find.ts';
import { anywhere, type Kinds, pick } from '../mistake.ts';
import { endOf, type Place } from '../places.ts';

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
    return place.mistake(place.remove(), field.keyLine, around.keyLine);
  }),
  // removed from the schema, but not from the other places that name it
  'field-deleted': (content) =>
    fieldsIn(content).flatMap((place) => {
      const lines = namersOf(content, place).map(({ keyLine }) => keyLine);
      return lines.length > 0 ? place.mistake(place.remove(), ...lines) : [];
    }),
  'label-removed': anywhere((place) => {
    const field = place.around;
    const isLabel = place.name === 'title' && place.within === 'schema' && field?.within === 'fields';
    const hasOther = TITLED.test(field?.child('$ref')?.text ?? '');
    return isLabel && !hasOther && place.mistake(place.remove(), field.keyLine);
  }),
  'message-for-required-removed': anywhere((place) => {
    const messages = place.around;
    if (place.within !== 'messages' || place.name !== 'required' || !messages?.around) return undefined;
    return place.mistake(place.remove(), messages.keyLine, messages.around.keyLine);
  }),
  'messages-removed': anywhere((place) => {
    const field = place.around;
    if (place.name !== 'ui:messages' || !field || NEEDS_NONE.test(field.name)) return undefined;
    return place.mistake(place.remove(), field.keyLine);
  }),
  'option-missing': anywhere((place) => {
    const options = place.around;
    const widget = place.within === 'options' && place.key ? options?.around?.child('ui:widget') : undefined;
    if (!options || !widget || !neededOptions(String(widget.text)).includes(place.name)) return undefined;
    return place.mistake(place.remove(), options.keyLine, widget.keyLine);
  }),
  'option-of-another-widget': anywhere((place, { random }) => {
    const last = place.inside.at(-1);
    const widget = place.around?.child('ui:widget');
    if (place.sense !== 'options' || !last || !widget) return undefined;
    const known = optionsOf(String(widget.text));
    const [name, value] = pick(
      OPTIONS.filter(([option]) => !Object.hasOwn(known, option)),
      random(place),
    );
    const { edit, spot } = last.insertAfter(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);
    return place.mistake(edit, spot);
  }),
  'order-lacks-field': (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) =>
      place.around ? [place.mistake(place.remove(), place.around.keyLine)] : [],
    ),
  'order-names-twice': (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) => {
      const { edit } = place.insertAfter(JSON.stringify(place.value.value));
      return place.around ? [place.mistake(edit, place.around.allLines)] : [];
    }),
  'type-that-rules-do-not-fit': anywhere((place) => {
    const { name, within, text, around } = place;
    const beside = (around?.inside ?? []).filter((each) => OF_TEXTS.includes(each.name));
    if (name !== 'type' || within !== 'schema' || text !== 'string' || beside.length === 0) return undefined;
    return place.replaced('number', ...beside.map(({ allLines }) => allLines));
  }),
  'widget-for-another-shape': anywhere((place, { random }) => {
    const { text: widget = '', around } = place;
    const given = around?.child('ui:options')?.inside.map(({ name }) => name) ?? [];
    // an option that the other widget does not support would be a second mistake
    const others = ALONE.filter(
      (other) =>
        SHAPES[other] !== SHAPES[widget] && given.every((name) => Object.hasOwn(optionsOf(other), name)),
    );
    return place.name === 'ui:widget' && others.length > 0 && place.replaced(pick(others, random(place)));
  }),
};
