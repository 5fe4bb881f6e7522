import { join } from 'node:path';
import { readNames } from '../../../../scripts/content/check/names.ts';
import { isObject, type JsonObject, objectOf } from '../../../../scripts/content/json.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

const FOR_MACHINES = new Set(['pattern', '$ref', '$schema']);

/** Returns the texts of several words that visitors read. Examples and lists of words to avoid are not among them. */
export function readByVisitors({ places }: Content): Place[] {
  return places.filter(({ file, name, value, pointer }) => {
    const text: unknown = value.value;
    const isSentence = typeof text === 'string' && /\p{L} \p{L}/u.test(text);
    return isSentence && file.kind !== 'words' && !FOR_MACHINES.has(name) && !pointer.includes('/examples/');
  });
}

/** Returns the property of an object with this name. */
export function childOf(around: Place | undefined, name: string): Place | undefined {
  return around?.inside.find((place) => place.name === name);
}

/** Returns the items of the lists under a key in this sense, such as the names in `required` of schemas. */
export function itemsOf({ places }: Pick<Content, 'places'>, list: string, within: Place['sense']): Place[] {
  return places.filter(
    ({ key, around }) => !key && around?.key && around.name === list && around.within === within,
  );
}

/** Returns the places that define fields. */
export function fieldsIn({ places }: Pick<Content, 'places'>): Place[] {
  return places.filter(({ within, key }) => within === 'fields' && key);
}

/** Returns the names of the fields that have the choices of a schema: it is their own schema, or their `$ref` target. */
export function fieldsWith(content: Content, schema: Place): Set<string> {
  if (schema.within === 'fields') return new Set([schema.name]);
  const takers = fieldsIn(content).filter((field) =>
    String(childOf(field, '$ref')?.value.value).endsWith(`#${schema.pointer}`),
  );
  return new Set(takers.map(({ name }) => name));
}

const propertiesOf = (schema: unknown) => objectOf(objectOf(schema).properties);

/** The names of the facts that code provides, from their schema. */
export const FACTS = Object.keys(propertiesOf(readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'))));

/** Returns the options of a widget, from its schema. */
export function optionsOf(widget: string): JsonObject {
  return propertiesOf(readSchema(join(SCHEMAS_DIR, `widgets/${widget}.schema.json`)));
}

/** Returns the names of all fields and facts. */
export function answerNames(content: Pick<Content, 'places'>): Set<string> {
  return new Set([...FACTS, ...fieldsIn(content).map(({ name }) => name)]);
}

function answersIn({ properties, items }: JsonObject): [name: string, answer: JsonObject][] {
  const own = Object.entries(objectOf(properties)).map(([name, answer]): [string, JsonObject] => [
    name,
    objectOf(answer),
  ]);
  const inside = [...own.map(([, answer]) => answer), ...(isObject(items) ? [items] : [])];
  return [...own, ...inside.flatMap(answersIn)];
}

/** The answers that code reads, with their names. Includes answers nested in others. */
export const COUNTED: readonly (readonly [name: string, answer: JsonObject])[] = [
  ...readNames().answers.values(),
].flatMap(answersIn);

/** Returns true if code reads this value of one of the fields. */
export function isCode(names: ReadonlySet<string>, value: unknown): boolean {
  return COUNTED.some(([name, answer]) => names.has(name) && [answer.enum].flat().includes(value));
}
