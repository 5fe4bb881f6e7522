import { parentOf } from '../../content/check/pointers.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { pointerParts } from '../../content/read.ts';
import { valueIn } from '../../content/resolve.ts';
import { inside, type Placed, schemaAt, schemaPlace } from '../../schemas/places.ts';
import { requiredPointer } from '../commands/require.ts';
import { describedAt, describedOptions, followed, ruleSchema } from '../described.ts';
import type { Field } from '../outline/fields.ts';
import { propertiesOf } from '../shapes.ts';
import { widgetsFor } from '../widget-examples.ts';
import { brokenRules, type Section, withMessages } from './section.ts';

/** A value that authors choose, and its text. */
export interface Choice {
  value: string;
  label: string;
}

function sectionOf(name: string, title: string, pointer: string, value: unknown, placed: Placed): Section {
  const required = new Set(listOf(placed.schema.required).map(String));
  return { name, title, pointer, value: objectOf(value), properties: propertiesOf(placed), required };
}

/** The keywords of a field's rule that its form shows, by the type of its answer. The others are in the code view. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: [
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'dateRange',
    'formatMinimum',
    'formatExclusiveMinimum',
    'formatMaximum',
    'formatExclusiveMaximum',
    'oneOf',
    'const',
  ],
  integer: ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'],
  number: ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
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
  formatExclusiveMinimum: 'After the day',
  formatMaximum: 'Last day',
  formatExclusiveMaximum: 'Before the day',
  minimum: 'Smallest number',
  exclusiveMinimum: 'More than',
  maximum: 'Largest number',
  exclusiveMaximum: 'Less than',
  const: 'The only answer',
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
      const: { type: 'string', label: 'Value', description: 'The value that is stored.' },
      title: { type: 'string', label: 'Text', description: 'The text that visitors read.' },
    },
  },
};

/** Returns the properties of a field's rule, with the types that this field has. */
function ruleProperties(rule: JsonObject, others: readonly Choice[]): Map<string, Placed> {
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
      const: { ...each.schema, anyOf: [{ type }, { $ref: '#/$defs/otherAnswer' }] },
      default: { ...each.schema, type },
      examples: { ...each.schema, items: { type } },
    };
    const own = typed[name];
    found.set(name, labelled(name, { ...each, schema: { ...each.schema, ...own, others } }));
  }
  return found;
}

/** Says if a field must be answered. It stands for the field's name in the list of its form. */
const IS_REQUIRED: JsonObject = { type: 'boolean', description: 'Visitors must answer the field.' };

/** @param isRequired true if visitors must answer the field. Undefined for a shared definition, which does not say so */
function ruleSection(
  pointer: string,
  rule: JsonObject,
  isRequired?: boolean,
  others: readonly Choice[] = [],
): Section {
  const properties = ruleProperties(rule, others);
  const required =
    isRequired === undefined
      ? []
      : [['isRequired', labelled('isRequired', inside(ruleSchema(), '', IS_REQUIRED))] as const];
  return {
    name: '',
    title: '',
    pointer,
    value: { ...rule, ...(isRequired !== undefined && { isRequired }) },
    properties: new Map([...properties, ...required]),
    required: new Set(),
  };
}

/** @param rule the rule of the field, which says what widgets can draw it */
function uiSections(
  name: string,
  pointer: string,
  ui: JsonObject,
  widget: string,
  rule: JsonObject,
): Section[] {
  const placed = followed(schemaAt(schemaPlace('content/ui-schema')));
  const options = describedOptions(widget);
  const drawn = sectionOf(name, 'How it is drawn', pointer, ui, placed);
  const names = widgetsFor(rule, ui);
  const properties = [...drawn.properties].flatMap(([each, inner]): [string, Placed][] => {
    if (each === 'ui:order') return [];
    return [[each, each === 'ui:widget' ? { ...inner, schema: { ...inner.schema, names } } : inner]];
  });
  return [
    { ...drawn, properties: new Map(properties) },
    ...(options
      ? [
          sectionOf(
            'options',
            `Settings of the widget “${widget}”`,
            `${pointer}/ui:options`,
            ui['ui:options'],
            options,
          ),
        ]
      : []),
  ];
}

/** The rules of a whole form or group that its fields can break together. */
const FORM_RULES = ['required', 'minProperties', 'not', 'anyOf'];

/** Returns the section with the messages of a form that are for no field of it. */
function formSections(pointer: string, { schema, uiSchema }: JsonObject): Section[] {
  if (!isObject(schema) || !isObject(uiSchema)) return [];
  const [drawn] = uiSections('form', `${pointer}/uiSchema`, uiSchema, 'text', schema);
  const rules = FORM_RULES.filter((name) => name in schema);
  const messages = drawn && withMessages(drawn, rules).properties.get('ui:messages');
  if (!drawn || !messages) return [];
  return [{ ...drawn, title: 'The whole form', properties: new Map([['ui:messages', messages]]) }];
}

/** The data that the sections of a field need besides the field. */
export interface FieldContext {
  widget: string;
  /** The resolved content of its file. */
  content: unknown;
  /** The fields that it can be compared with, by their `$data`. */
  others: readonly Choice[];
}

/** Returns the sections of a field: its rule, how it is drawn, and its widget's options. */
export function fieldSections(field: Field, { widget, content, others }: FieldContext): Section[] {
  const { schema, ui, name, pointer, uiPointer } = field;
  const isRequired = listOf(valueIn(content, requiredPointer(pointer))).includes(name);
  const [drawn, ...rest] = uiSections('ui', uiPointer, ui, widget, schema);
  if (!drawn) return [];
  const rule = ruleSection(pointer, schema, isRequired, others);
  // the words first, as authors change them most
  const part = (name: string, title: string, isIn: (keyword: string) => boolean): Section => {
    return { ...rule, name, title, properties: new Map([...rule.properties].filter(([each]) => isIn(each))) };
  };
  const isQuestion = (keyword: string) => keyword === 'title' || keyword === 'isRequired';
  return [
    part('rule', 'Question', isQuestion),
    withMessages(drawn, brokenRules(schema, widget)),
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
  if (placed.schema.title === 'UiSchema') {
    const widget = String(value['ui:widget'] ?? 'text');
    // the rule of a shared field has the name of its drawing
    const rule = objectOf(valueIn(content, pointer.replace(/^\/ui\//, '/$defs/')));
    const [drawn, ...rest] = uiSections('', pointer, value, widget, rule);
    return drawn ? [withMessages(drawn, brokenRules(rule, widget)), ...rest] : [];
  }
  if (placed.schema.tsType === 'compiled.FormSchema') return [ruleSection(pointer, value)];
  const own = [
    sectionOf('', String(placed.schema.title ?? ''), pointer, value, placed),
    ...formSections(pointer, value),
  ];
  // a step's place in its journey
  const around = parentOf(pointer);
  const entry = pointer.endsWith('/step') ? describedAt(kind, content, around) : undefined;
  if (entry?.schema.title !== 'JourneyEntry') return own;
  return [...own, sectionOf('entry', 'In the journey', around, valueIn(content, around), entry)];
}
