import { type JsonObject, listOf, objectOf } from '../../content/json.ts';
import type { Placed } from '../../schemas/places.ts';
import { wordsOf } from '../outline/labels.ts';
import { alternativesOf, itemsOf, propertiesOf, shapeOf, valuesOf } from '../shapes.ts';

/** A field of a property form: its rule, and how it is drawn. */
export interface Control {
  schema: JsonObject;
  uiSchema: JsonObject;
}

/** The most choices that are drawn as buttons. More are a dropdown. */
const MAX_BUTTONS = 4;

/** Texts above this length get several lines. */
const LONG = 50;

function ofText({ schema }: Placed, value: unknown): Control {
  const isMarkdown = schema.contentMediaType === 'text/markdown';
  const isLong = String(value ?? '').length > LONG;
  const widget = isMarkdown ? 'markdown' : isLong ? 'textarea' : 'text';
  return {
    schema: { type: 'string' },
    uiSchema: {
      'ui:widget': widget,
      'ui:options': { ...(widget !== 'text' && { rows: isMarkdown ? 4 : 2 }) },
    },
  };
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

function ofLeaf(placed: Placed, value: unknown): Control {
  const { schema } = placed;
  if (schema.const !== undefined)
    return { schema: { const: schema.const }, uiSchema: { 'ui:widget': 'checkbox' } };
  if (schema.enum) return ofChoices(listOf(schema.enum));
  if (schema.type === 'boolean') return ofChoices([true, false]);
  if (schema.type === 'string') return ofText(placed, value);
  return { schema: { type: schema.type }, uiSchema: { 'ui:widget': 'number' } };
}

function ofGroup(placed: Placed, value: unknown): Control {
  const required = listOf(placed.schema.required).map(String);
  const inner = [...propertiesOf(placed)].flatMap(([name, each]) => {
    if (!isEditable(each)) return [];
    return [[formName(name), controlFor(name, each, objectOf(value)[name])] as const];
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

const itemTexts = (name: string) => {
  const thing = wordsOf(name).replace(/s$/, '').toLowerCase();
  return { add: `Add: ${thing}`, remove: 'Remove {item}' };
};

function ofList(name: string, placed: Placed, value: unknown): Control {
  const items = itemsOf(placed);
  const item = items && ofGroup(items, Array.isArray(value) ? value[0] : undefined);
  const itemTitle = `${wordsOf(name).replace(/s$/, '')} {number}`;
  return {
    schema: { type: 'array', items: item?.schema },
    uiSchema: { 'ui:widget': 'list', 'ui:options': { itemTitle, ...itemTexts(name) }, items: item?.uiSchema },
  };
}

function ofMap(name: string, placed: Placed, value: unknown): Control {
  const values = valuesOf(placed);
  const [first] = Object.values(objectOf(value));
  const inner = values ? controlFor(name, values, first) : { schema: {}, uiSchema: {} };
  return {
    schema: { type: 'object', additionalProperties: inner.schema },
    uiSchema: {
      'ui:widget': 'map',
      'ui:options': { keyLabel: 'Name', ...itemTexts(name) },
      additionalProperties: { ...inner.uiSchema, 'ui:title': 'Text' },
    },
  };
}

const KIND_TITLES: Readonly<Record<string, string>> = {
  string: 'One text',
  object: 'Several',
  number: 'A number',
  integer: 'A number',
};

function ofUnion(name: string, placed: Placed, value: unknown): Control {
  const alternatives = alternativesOf(placed).map((each) => ({
    title: KIND_TITLES[String(each.schema.type)] ?? 'Another answer',
    ...controlFor(name, each, value),
  }));
  return {
    schema: { anyOf: alternatives.map(({ title, schema }) => ({ ...schema, title })) },
    uiSchema: {
      'ui:widget': 'variant',
      ...Object.fromEntries(alternatives.map(({ title, uiSchema }) => [title, uiSchema])),
    },
  };
}

function drawn(name: string, placed: Placed, value: unknown): Control {
  switch (shapeOf(placed)) {
    case 'group':
      return ofGroup(placed, value);
    case 'list':
      return ofList(name, placed, value);
    case 'lines':
      return {
        schema: { type: 'array', items: { type: itemsOf(placed)?.schema.type ?? 'string' } },
        uiSchema: { 'ui:widget': 'lines' },
      };
    case 'map':
      return ofMap(name, placed, value);
    case 'union':
      return ofUnion(name, placed, value);
    default:
      return ofLeaf(placed, value);
  }
}

/** Returns the field that edits a property. Its label comes from the property's name, its hint from its description. */
export function controlFor(name: string, placed: Placed, value: unknown): Control {
  const { schema, uiSchema } = drawn(name, placed, value);
  const { description } = placed.schema;
  return {
    schema: { title: wordsOf(name), ...schema },
    uiSchema: { ...(typeof description === 'string' && { 'ui:description': description }), ...uiSchema },
  };
}
