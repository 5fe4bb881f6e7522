import { parentOf } from '../../content/check/pointers.ts';
import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { pointerParts } from '../../content/read.ts';
import { valueIn } from '../../content/resolve.ts';
import { inside, type Placed, schemaAt, schemaPlace } from '../../schemas/places.ts';
import { widgetSchema } from '../../schemas/read.ts';
import { requiredPointer } from '../commands/require.ts';
import { describedAt, followed } from '../described.ts';
import type { Field } from '../outline/fields.ts';
import { propertiesOf } from '../shapes.ts';

/** A part of a property form: some properties of one object in the content. */
export interface Section {
  /** The name of its group in the form; '' for the form itself. */
  name: string;
  title: string;
  /** The pointer of the object into the resolved content. */
  pointer: string;
  value: JsonObject;
  properties: ReadonlyMap<string, Placed>;
  required: ReadonlySet<string>;
}

function sectionOf(name: string, title: string, pointer: string, value: unknown, placed: Placed): Section {
  const required = new Set(listOf(placed.schema.required).map(String));
  return { name, title, pointer, value: objectOf(value), properties: propertiesOf(placed), required };
}

const ruleSchema = () => followed(schemaAt(schemaPlace('content/rule')));

/** The keywords of a field's rule that its form shows, by the type of its answer. The others are in the code view. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: [
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'dateRange',
    'formatMinimum',
    'formatMaximum',
    'oneOf',
  ],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum', 'multipleOf'],
  array: ['minItems', 'maxItems'],
  boolean: [],
  object: [],
};

/** The labels of the keywords of a rule. */
const LABELS: Readonly<Record<string, string>> = {
  title: 'Label',
  isRequired: 'Must be answered',
  minLength: 'Fewest characters',
  maxLength: 'Most characters',
  pattern: 'Pattern',
  format: 'Format',
  dateRange: 'Days allowed',
  formatMinimum: 'First day',
  formatMaximum: 'Last day',
  minimum: 'Smallest number',
  maximum: 'Largest number',
  minItems: 'Fewest entries',
  maxItems: 'Most entries',
  oneOf: 'Choices',
  default: 'Answer at the start',
  examples: 'Typical answers',
};

const labelled = (name: string, { schema, place }: Placed): Placed => {
  return { schema: { ...schema, label: LABELS[name] }, place };
};

/** A choice of a field, as authors edit it. */
const CHOICES: JsonObject = {
  type: 'array',
  description: 'The choices. Never change a value that people have answered with.',
  items: {
    type: 'object',
    required: ['const', 'title'],
    properties: {
      const: { type: 'string', description: 'The value that is stored.' },
      title: { type: 'string', description: 'The text that visitors read.' },
    },
  },
};

/** Returns the properties of a field's rule, with the types that this field has. */
function ruleProperties(rule: JsonObject): Map<string, Placed> {
  const schema = ruleSchema();
  const known = propertiesOf(schema);
  // a list or a group of answers is no text
  const isText = rule.type !== 'array' && rule.type !== 'object';
  const ofType = KEYWORDS[String(rule.type ?? 'string')] ?? [];
  const keywords = ['title', ...ofType, ...(isText ? ['default', 'examples'] : [])];
  const found = new Map<string, Placed>();
  for (const name of keywords) {
    const each = known.get(name);
    if (!each) continue;
    const type = typeof rule.type === 'string' ? rule.type : 'string';
    const typed: Record<string, JsonObject> = {
      oneOf: CHOICES,
      default: { ...each.schema, type },
      examples: { ...each.schema, items: { type } },
    };
    const own = typed[name];
    found.set(name, labelled(name, own ? inside(each, '', own) : each));
  }
  return found;
}

/** Says if a field must be answered. It stands for the field's name in the list of its form. */
const IS_REQUIRED: JsonObject = { type: 'boolean', description: 'Visitors must answer the field.' };

/** @param isRequired true if visitors must answer the field. Undefined for a shared definition, which does not say so */
function ruleSection(name: string, pointer: string, rule: JsonObject, isRequired?: boolean): Section {
  const properties = ruleProperties(rule);
  const required =
    isRequired === undefined
      ? []
      : [['isRequired', labelled('isRequired', inside(ruleSchema(), '', IS_REQUIRED))] as const];
  return {
    name,
    title: 'What visitors can answer',
    pointer,
    value: { ...rule, ...(isRequired !== undefined && { isRequired }) },
    properties: new Map([...properties, ...required]),
    required: new Set(),
  };
}

function uiSections(name: string, pointer: string, ui: JsonObject, widget: string): Section[] {
  const placed = followed(schemaAt(schemaPlace('content/ui-schema')));
  const options = Object.keys(widgetSchema(widget)).length > 0;
  const drawn = sectionOf(name, 'How it is drawn', pointer, ui, placed);
  const { 'ui:order': _, ...properties } = Object.fromEntries(drawn.properties);
  return [
    { ...drawn, properties: new Map(Object.entries(properties)) },
    ...(options
      ? [
          sectionOf(
            'options',
            `Settings of the widget “${widget}”`,
            `${pointer}/ui:options`,
            ui['ui:options'],
            followed(schemaAt(schemaPlace(`widgets/${widget}`))),
          ),
        ]
      : []),
  ];
}

/** Returns the rules that an answer to a field can break: those that it has messages for, and those of its widget and type. */
function brokenRules(rule: JsonObject, widget: string, known: readonly string[]): string[] {
  const ofWidget = listOf(widgetSchema(widget).failsBy).map(String);
  const always = ['required', ...(rule.type === 'integer' || rule.type === 'number' ? ['type'] : [])];
  const own = ofWidget.filter((name) => name in rule || always.includes(name));
  return [...new Set([...known, ...own])];
}

/**
 * Returns the sections of a field: its rule, how it is drawn, and its widget's options.
 * @param content the resolved content of its file
 */
export function fieldSections(field: Field, widget: string, content: unknown): Section[] {
  const { schema, ui, name, pointer, uiPointer } = field;
  const isRequired = listOf(valueIn(content, requiredPointer(pointer))).includes(name);
  const [drawn, ...rest] = uiSections('ui', uiPointer, ui, widget);
  const messages = drawn?.properties.get('ui:messages');
  if (!drawn || !messages) return [];
  const names = brokenRules(schema, widget, Object.keys(objectOf(ui['ui:messages'])));
  const named = { ...messages, schema: { ...messages.schema, names } };
  const rule = ruleSection('rule', pointer, schema, isRequired);
  // the words first, as authors change them most
  const part = (name: string, title: string, isIn: (keyword: string) => boolean): Section => {
    return { ...rule, name, title, properties: new Map([...rule.properties].filter(([each]) => isIn(each))) };
  };
  const isQuestion = (keyword: string) => keyword === 'title' || keyword === 'isRequired';
  return [
    part('rule', 'Question', isQuestion),
    { ...drawn, properties: new Map(drawn.properties).set('ui:messages', named) },
    part('limits', 'Answers that are allowed', (keyword) => !isQuestion(keyword)),
    ...rest,
  ];
}

/** Returns the sections of any other node. */
export function nodeSections(kind: string | undefined, content: unknown, pointer: string): Section[] {
  const placed = describedAt(kind, content, pointer);
  const value = valueIn(content, pointer);
  if (!placed || value === undefined) return [];
  if (!isObject(value)) {
    // an entry of a map, such as a fact: the map's own form has no place for it
    const [name = '', around] = [pointerParts(pointer).at(-1), parentOf(pointer)];
    const map = sectionOf('', '', around, valueIn(content, around), placed);
    return [{ ...map, properties: new Map([[name, placed]]), required: new Set([name]) }];
  }
  if (placed.schema.title === 'UiSchema')
    return uiSections('', pointer, value, String(value['ui:widget'] ?? 'text'));
  if (placed.schema.tsType === 'compiled.FormSchema') return [ruleSection('', pointer, value)];
  const own = sectionOf('', String(placed.schema.title ?? ''), pointer, value, placed);
  const parts = pointerParts(pointer);
  // a step's place in its journey
  const around = parts.at(-1) === 'step' ? `/${parts.slice(0, -1).map(escapePart).join('/')}` : undefined;
  const entry = around === undefined ? undefined : describedAt(kind, content, around);
  if (around === undefined || entry?.schema.title !== 'JourneyEntry') return [own];
  return [own, sectionOf('entry', 'In the journey', around, valueIn(content, around), entry)];
}
