import { failsBy } from '../../content/check/model/widgets.ts';
import { type JsonObject, listOf, objectOf } from '../../content/json.ts';
import { inside, type Placed } from '../../schemas/places.ts';
import { usualMessage } from '../build/messages.ts';
import { wordsOf } from '../outline/labels.ts';

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

/** Returns the section with the choice of its texts that stay as lawyers wrote them. @param written the object as it is written */
export function withLegal(section: Section, written: JsonObject): Section {
  const texts = [...section.properties].filter(
    ([, { schema }]) => schema.contentMediaType === 'text/markdown',
  );
  const [first] = texts;
  if (!first) return section;
  // others may be marked too: plain texts, and groups
  const names = [...new Set([...texts.map(([name]) => name), ...listOf(written.$legal).map(String)])];
  const schema: JsonObject = {
    type: 'array',
    label: 'Legal texts',
    description: 'The texts that must stay as lawyers wrote them. The rules for hard sentences skip them.',
    items: { type: 'string', oneOf: names.map((name) => ({ const: name, title: wordsOf(name) })) },
  };
  return {
    ...section,
    value: { ...section.value, ...(written.$legal !== undefined && { $legal: written.$legal }) },
    properties: new Map([...section.properties, ['$legal', inside(first[1], '', schema)] as const]),
  };
}

/** Returns the rules that an answer to a field can break: those of its widget and type. */
export function brokenRules(rule: JsonObject, widget: string): string[] {
  const isNumber = rule.type === 'integer' || rule.type === 'number';
  const canBreak = (name: string) =>
    name === 'required' || (name === 'type' ? isNumber : rule[name] !== undefined);
  return failsBy(widget).filter(canBreak);
}

/** Returns the section with how a field is drawn, which asks for a message for each of some rules. */
export function withMessages(section: Section, rules: readonly string[]): Section {
  const messages = section.properties.get('ui:messages');
  if (!messages) return section;
  const names = [...new Set([...Object.keys(objectOf(section.value['ui:messages'])), ...rules])];
  const each = Object.fromEntries(rules.map((name) => [name, usualMessage(name)]));
  // what a message starts with after a change between one text and several
  const schema = { ...messages.schema, names, starts: [each[rules[0] ?? ''] ?? '', each] };
  const properties = new Map([...section.properties, ['ui:messages', { ...messages, schema }] as const]);
  return { ...section, properties };
}
