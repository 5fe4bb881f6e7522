import { insertAfter, remove, replace } from '../edits.ts';
import { childOf, fieldsIn, itemsOf, optionsOf } from '../find.ts';
import { allLines, type Kind, keyLine, valueLine } from '../mistake.ts';
import { namersOf } from '../namers.ts';
import { neededOptions } from '../needed.ts';
import type { Place } from '../places.ts';
import { pick } from '../random.ts';

/** Whether taking it out takes messages with it; a field with a default may do without. */
function bringsMessages({ file, name, value }: Place): boolean {
  const text = file.text.slice(value.offset, value.offset + value.length);
  return /"ui:messages"|#\/ui\//.test(text) && name !== 'paymentFrequency';
}

export const drawingForgotten: Kind = {
  about: 'a required field taken out of the uiSchema, and its messages with it',
  mistakes: (content) => {
    const fields = fieldsIn(content);
    const required = itemsOf(content, 'required', 'schema');
    const drawn = content.places.filter(
      ({ within, sense, file }) => within === 'ui' && sense === 'ui' && file.kind !== 'fields',
    );
    return drawn.filter(bringsMessages).flatMap((place) => {
      const { file, name, around } = place;
      const field = fields.find((other) => other.file === file && other.name === name);
      const isRequired = required.some((item) => item.file === file && item.value.value === name);
      if (!field || !isRequired || !around) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(field), keyLine(around)] }];
    });
  },
};

export const fieldDeleted: Kind = {
  about: 'a field taken out where it is defined, and nowhere else',
  mistakes: (content) =>
    fieldsIn(content).flatMap((place) => {
      const namers = namersOf(content, place);
      return namers.length > 0 ? [{ place, edits: [remove(place)], right: namers.map(keyLine) }] : [];
    }),
};

/** Shared definitions with a title of their own, which shows where a field's is taken out. */
const TITLED = /\$defs\/(?!personName|age|yesNo|agreement)\w+$/;

export const labelRemoved: Kind = {
  about: 'the label of a field taken out',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const field = place.around;
      if (place.name !== 'title' || place.within !== 'schema' || field?.within !== 'fields') return [];
      const ref: unknown = childOf(field, '$ref')?.value.value;
      if (typeof ref === 'string' && TITLED.test(ref)) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(field)] }];
    }),
};

export const messageForRequiredRemoved: Kind = {
  about: 'the message of a required field taken out',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const messages = place.around;
      if (place.within !== 'messages' || place.name !== 'required' || !messages?.around) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(messages), keyLine(messages.around)] }];
    }),
};

/** A field that may stay empty, and one with a default, have nothing that they must be told for. */
const NEEDS_NONE = /^(addresslineTwo|paymentFrequency)$/;

export const messagesRemoved: Kind = {
  about: 'all messages of a required field taken out',
  mistakes: ({ places }) =>
    places.flatMap((place) => {
      const field = place.around;
      if (place.name !== 'ui:messages' || !field || NEEDS_NONE.test(field.name)) return [];
      return [{ place, edits: [remove(place)], right: [keyLine(field)] }];
    }),
};

export const optionMissing: Kind = {
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

const OPTIONS: readonly [name: string, value: unknown][] = [
  ['layout', 'row'],
  ['suffix', 'years'],
  ['inputType', 'email'],
  ['pageSize', 20],
  ['itemTitle', 'Entry {number}'],
  ['opensYearsBack', 'age'],
  ['allowNew', true],
  ['narrow', 'select'],
];

export const optionOfAnotherWidget: Kind = {
  about: 'an option that only another widget understands',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const last = place.inside.at(-1);
      const widget = childOf(place.around, 'ui:widget');
      if (place.sense !== 'options' || !last || !widget) return [];
      const known = optionsOf(String(widget.value.value));
      const others = OPTIONS.filter(([name]) => !Object.hasOwn(known, name));
      const [name, value] = pick(others, content.random(place));
      const { edit, into } = insertAfter(last, `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
      const right = [{ file: place.file, from: edit.offset, to: edit.offset, into }];
      return [{ place, edits: [edit], right }];
    }),
};

export const orderLacksField: Kind = {
  about: 'a field forgotten in "ui:order"',
  mistakes: (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) =>
      place.around ? [{ place, edits: [remove(place)], right: [keyLine(place.around)] }] : [],
    ),
};

export const orderNamesTwice: Kind = {
  about: 'a field twice in "ui:order"',
  mistakes: (content) =>
    itemsOf(content, 'ui:order', 'ui').flatMap((place) => {
      const { edit } = insertAfter(place, JSON.stringify(place.value.value));
      return place.around ? [{ place, edits: [edit], right: [allLines(place.around)] }] : [];
    }),
};

/** Keywords that say something of one type alone. */
const OF_TEXTS = ['pattern', 'format', 'dateRange', 'maxLength', 'oneOf'];

export const typeThatRulesDoNotFit: Kind = {
  about: 'the type of a field changed, so that its other rules say nothing of its answers',
  mistakes: (content) =>
    content.places.flatMap((place) => {
      const schema = place.around;
      if (place.name !== 'type' || place.within !== 'schema' || !schema || place.value.value !== 'string')
        return [];
      const beside = schema.inside.filter(({ name }) => OF_TEXTS.includes(name));
      if (beside.length === 0) return [];
      return [
        {
          place,
          edits: [replace(place.value, 'number')],
          right: [valueLine(place), ...beside.map(allLines)],
        },
      ];
    }),
};

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

export const widgetForAnotherShape: Kind = {
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
