import { join } from 'node:path';
import { readNames } from '../../../../scripts/content/check/names.ts';
import { isObject, type JsonObject, objectOf } from '../../../../scripts/content/json.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

const FOR_MACHINES = new Set(['pattern', '$ref', '$schema']);

/** Texts that a visitor reads: those of several words. Sample answers are none, nor are words to avoid. */
export function readByVisitors({ places }: Content): Place[] {
  return places.filter(({ file, name, value, pointer }) => {
    const text: unknown = value.value;
    const isSentence = typeof text === 'string' && /\p{L} \p{L}/u.test(text);
    return isSentence && file.kind !== 'words' && !FOR_MACHINES.has(name) && !pointer.includes('/examples/');
  });
}

/** Returns the value at a key of an object. */
export function childOf(around: Place | undefined, name: string): Place | undefined {
  return around?.inside.find((place) => place.name === name);
}

/** Items of lists under a key, such as the names in "required", that say something of a sense. */
export function itemsOf({ places }: Pick<Content, 'places'>, list: string, within: Place['sense']): Place[] {
  return places.filter(
    ({ key, around }) => !key && around?.key && around.name === list && around.within === within,
  );
}

/** Returns the places where fields are defined. */
export function fieldsIn({ places }: Pick<Content, 'places'>): Place[] {
  return places.filter(({ within, key }) => within === 'fields' && key);
}

/** The names of the fields whose choices stand in a schema: it is theirs, or they take it in. */
export function fieldsWith(content: Content, schema: Place): Set<string> {
  if (schema.within === 'fields') return new Set([schema.name]);
  const takers = fieldsIn(content).filter((field) =>
    String(childOf(field, '$ref')?.value.value).endsWith(`#${schema.pointer}`),
  );
  return new Set(takers.map(({ name }) => name));
}

const propertiesOf = (schema: unknown) => objectOf(objectOf(schema).properties);

/** The answers that code knows, as its schema declares them. */
export const FACTS = Object.keys(propertiesOf(readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'))));

/** The options that a widget understands, by its schema. */
export function optionsOf(widget: string): JsonObject {
  return propertiesOf(readSchema(join(SCHEMAS_DIR, `widgets/${widget}.schema.json`)));
}

/** Every name that content uses of a field or a fact. */
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

/** The answers that code reads, by name, those inside others included. */
export const COUNTED: readonly (readonly [name: string, answer: JsonObject])[] = [
  ...readNames().answers.values(),
].flatMap(answersIn);

/** Tells whether code knows a choice of one of the fields by its value. */
export function isCode(names: ReadonlySet<string>, value: unknown): boolean {
  return COUNTED.some(([name, answer]) => names.has(name) && [answer.enum].flat().includes(value));
}
