import { type JsonObject, listOf, objectOf } from '../../content/json.ts';
import type { Placed } from '../../schemas/places.ts';
import { alternativesOf, descriptionOf } from '../described.ts';
import { wordsOf } from '../outline/labels.ts';
import { itemsOf, propertiesOf, shapeOf, valuesOf } from '../shapes.ts';

/** A field of a property form: its rule, and how it is drawn. */
export interface Control {
  schema: JsonObject;
  uiSchema: JsonObject;
}

/** The most choices that are drawn as buttons. More are a dropdown. */
const MAX_BUTTONS = 4;

function ofText({ schema }: Placed): Control {
  const widgets: Readonly<Record<string, string>> = { 'text/markdown': 'markdown', 'text/plain': 'textarea' };
  const widget = widgets[String(schema.contentMediaType)] ?? 'text';
  const options = widget === 'text' ? {} : { rows: widget === 'markdown' ? 4 : 2 };
  return { schema: { type: 'string' }, uiSchema: { 'ui:widget': widget, 'ui:options': options } };
}

function ofChoices(values: readonly unknown[]): Control {
  const oneOf = values.map((value) => ({
    const: value,
    title: value === true ? 'Yes' : value === false ? 'No' : String(value),
  }));
  const areFew = values.length <= MAX_BUTTONS && oneOf.every(({ title }) => title.length < 12);
  return {
    schema: { oneOf },
    uiSchema: areFew
      ? { 'ui:widget': 'button-group', 'ui:options': { layout: 'row' } }
      : { 'ui:widget': 'select' },
  };
}

function ofLeaf(placed: Placed): Control {
  const { schema } = placed;
  if (schema.const !== undefined)
    return { schema: { const: schema.const }, uiSchema: { 'ui:widget': 'checkbox' } };
  if (schema.enum) return ofChoices(listOf(schema.enum));
  if (schema.type === 'boolean') return ofChoices([true, false]);
  if (schema.tsType === 'compiled.IconShape')
    return {
      schema: { type: 'string' },
      uiSchema: { 'ui:widget': 'icon', 'ui:options': { own: schema.own ?? {} } },
    };
  if (schema.type === 'string') return ofText(placed);
  return { schema: { type: schema.type }, uiSchema: { 'ui:widget': 'number' } };
}

/** Returns the field for another answer of the form, by its place. */
function ofOtherAnswer(placed: Placed): Control {
  const oneOf = listOf(placed.schema.others).map((each) => {
    const { value, label: title } = objectOf(each);
    return { const: value, title };
  });
  const rule = { title: 'Answer', type: 'string', ...(oneOf.length > 0 && { oneOf }) };
  return {
    schema: { type: 'object', properties: { $data: rule }, required: ['$data'] },
    uiSchema: { $data: { 'ui:widget': oneOf.length > 0 ? 'select' : 'text' } },
  };
}

function ofGroup(placed: Placed): Control {
  if (placed.schema.title === 'OtherAnswer') return ofOtherAnswer(placed);
  const required = listOf(placed.schema.required).map(String);
  const inner = [...propertiesOf(placed)].flatMap(([name, each]) => {
    if (!isEditable(each)) return [];
    return [[name, controlFor(name, each)] as const];
  });
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(inner.map(([name, { schema }]) => [name, schema])),
      required,
    },
    uiSchema: Object.fromEntries(inner.map(([name, { uiSchema }]) => [name, uiSchema])),
  };
}

/** Returns the name of a property in a form. The engine would read `ui:title` as the title of the form. */
export const formName = (name: string): string => name.replace(/^(ui:|\$)/, '');

/** Returns true if a form can edit a part of content. Other parts have editors or nodes of their own. */
export const isEditable = (placed: Placed): boolean =>
  !['condition', 'form', 'node', 'nodes'].includes(shapeOf(placed));

const itemTexts = (label: string) => {
  const thing = label.replace(/s$/, '').toLowerCase();
  return { add: `Add: ${thing}`, remove: 'Remove {item}' };
};

function ofList(label: string, placed: Placed): Control {
  const items = itemsOf(placed);
  const item = items && ofGroup(items);
  const itemTitle = `${label.replace(/s$/, '')} {number}`;
  return {
    schema: { type: 'array', items: item?.schema },
    uiSchema: {
      'ui:widget': 'list',
      'ui:options': { itemTitle, ...itemTexts(label) },
      items: item?.uiSchema,
    },
  };
}

/** The words that authors read instead of a rule's keyword. */
const KEYWORD_TITLES: Readonly<Record<string, string>> = {
  required: 'No answer',
  type: 'Not this kind of answer',
  format: 'Not a real date or address',
  pattern: 'Other characters or another form',
  minLength: 'Too short',
  maxLength: 'Too long',
  minimum: 'Too small',
  maximum: 'Too large',
  exclusiveMinimum: 'Not more than the limit',
  exclusiveMaximum: 'Not less than the limit',
  formatMinimum: 'Before the first day',
  formatMaximum: 'After the last day',
  formatExclusiveMinimum: 'Not after the day',
  formatExclusiveMaximum: 'Not before the day',
  dateRange: 'Outside the days allowed',
  const: 'Not the value asked for',
  enum: 'None of the choices',
  oneOf: 'None of the choices',
  minItems: 'Too few entries',
  maxItems: 'Too many entries',
};

function ofMap(name: string, placed: Placed): Control {
  const names = listOf(placed.schema.names).map(String);
  const choices = names.map((each) => ({ const: each, title: KEYWORD_TITLES[each] ?? wordsOf(each) }));
  const values = valuesOf(placed);
  const inner = values ? controlFor(name, values) : { schema: {}, uiSchema: {} };
  return {
    schema: {
      type: 'object',
      ...(choices.length > 0 && { propertyNames: { oneOf: choices } }),
      additionalProperties: inner.schema,
    },
    uiSchema: {
      'ui:widget': 'map',
      'ui:options': {
        keyLabel: names.length > 0 ? 'If' : 'Name',
        ...itemTexts(wordsOf(name)),
      },
      additionalProperties: { ...inner.uiSchema, 'ui:title': 'Text' },
    },
  };
}

const MESSAGE_TITLES: Readonly<Record<string, string>> = {
  map: 'One for each rule',
  string: 'One for all rules',
};

const VALUE_TITLES: Readonly<Record<string, string>> = {
  group: 'Another answer',
  number: 'A number',
  integer: 'A number',
};

function ofUnion(name: string, placed: Placed): Control {
  const { names, others, starts } = placed.schema;
  const alternatives = alternativesOf(placed).map((each, index) => {
    const { schema, uiSchema } = drawn(name, { ...each, schema: { ...each.schema, names, others } });
    const start = listOf(starts)[index];
    const titles = names === undefined ? VALUE_TITLES : MESSAGE_TITLES;
    const title = titles[shapeOf(each)] ?? titles[String(each.schema.type)] ?? 'A value';
    // the kind says what it is
    const options = { ...objectOf(uiSchema['ui:options']), hideLabel: true };
    const first = start === undefined ? schema : { ...schema, default: start };
    return { title, schema: first, uiSchema: { ...uiSchema, 'ui:options': options } };
  });
  return {
    schema: { anyOf: alternatives.map(({ title, schema }) => ({ ...schema, title })) },
    uiSchema: {
      'ui:widget': 'variant',
      'ui:options': { kinds: alternatives.map(({ uiSchema }) => uiSchema) },
    },
  };
}

function drawn(name: string, placed: Placed): Control {
  if (name === 'ui:widget')
    return {
      schema: { type: 'string' },
      uiSchema: { 'ui:widget': 'widget-name', 'ui:options': { names: listOf(placed.schema.names) } },
    };
  switch (shapeOf(placed)) {
    case 'group':
      return ofGroup(placed);
    case 'list':
      return ofList(labelFor(name, placed), placed);
    case 'lines': {
      const { type = 'string', oneOf } = itemsOf(placed)?.schema ?? {};
      return {
        schema: { type: 'array', items: { type, oneOf } },
        uiSchema: { 'ui:widget': oneOf ? 'checkboxes' : 'lines' },
      };
    }
    case 'map':
      return ofMap(name, placed);
    case 'union':
      return ofUnion(name, placed);
    default:
      return ofLeaf(placed);
  }
}

/** Returns the label of a property. */
export const labelFor = (name: string, { schema }: Placed): string =>
  typeof schema.label === 'string' ? schema.label : wordsOf(name);

/** Returns the field that edits a property. Its label comes from the property's name, its hint from its description. */
export function controlFor(name: string, placed: Placed): Control {
  const { schema, uiSchema } = drawn(name, placed);
  const description = descriptionOf(placed.schema);
  return {
    schema: { title: labelFor(name, placed), ...schema },
    uiSchema: { ...(description && { 'ui:description': description }), ...uiSchema },
  };
}
