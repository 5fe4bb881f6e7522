import { join } from 'node:path';
import { isObject, type JsonObject } from '../../../../scripts/content/json.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

/** Keys whose texts are for machines, be there spaces in them. */
const FOR_MACHINES = new Set(['pattern', '$ref', '$schema']);

/** Texts that a visitor reads: those of several words. */
export function readByVisitors({ places }: Content): Place[] {
  return places.filter(({ name, value }) => {
    const text: unknown = value.value;
    return typeof text === 'string' && /\p{L} \p{L}/u.test(text) && !FOR_MACHINES.has(name);
  });
}

/** What stands at a key of an object. */
export function inside({ places }: Pick<Content, 'places'>, around: Place, name: string): Place | undefined {
  return places.find((place) => place.around?.node === around.node && place.name === name);
}

/** All that stands directly in an object or a list. */
export function allInside({ places }: Pick<Content, 'places'>, around: Place): Place[] {
  return places.filter((place) => place.around?.node === around.node);
}

/** Items of lists under a key, such as the names in "required", that say something of a sense. */
export function itemsOf({ places }: Pick<Content, 'places'>, list: string, within: Place['sense']): Place[] {
  return places.filter(
    ({ key, around }) => !key && around?.key && around.name === list && around.within === within,
  );
}

/** The names of answers that conditions look at, as keys. */
export function lookedAt({ places }: Pick<Content, 'places'>): Place[] {
  return places.filter(({ within, key }) => within === 'looked-at' && key);
}

/** Where fields are defined. */
export function fieldsIn({ places }: Pick<Content, 'places'>): Place[] {
  return places.filter(({ within, key }) => within === 'fields' && key);
}

/** What stands at the same level and below in the same form; in shared definitions, in those of one name. */
function scopeOf({ file, pointer }: Place): (place: Place) => boolean {
  const [, , shared] = pointer.split('/');
  if (file.kind !== 'fields') return (place) => place.file === file;
  const scopes = [`/$defs/${shared}/`, `/ui/${shared}/`];
  return (place) => place.file === file && scopes.some((scope) => place.pointer.startsWith(scope));
}

/** The keys of uiSchemas, the items of orders and the items of "required" that name a field, in this order. */
export function namersOf(content: Content, field: Place): Place[] {
  const isInScope = scopeOf(field);
  const uiKeys = content.places.filter(({ within, sense, key }) => within === 'ui' && sense === 'ui' && key);
  const order = itemsOf(content, 'ui:order', 'ui');
  const required = itemsOf(content, 'required', 'schema');
  const named = (place: Place) => (place.key ? place.name : place.value.value) === field.name;
  return [...uiKeys, ...order, ...required].filter((place) => isInScope(place) && named(place));
}

function propertiesOf(schema: unknown): JsonObject {
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {};
}

/** What code knows, as its schema declares it. */
export const FACTS = Object.keys(propertiesOf(readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'))));

/** The options that a widget understands, by its schema. */
export function optionsOf(widget: string): JsonObject {
  return propertiesOf(readSchema(join(SCHEMAS_DIR, `widgets/${widget}.schema.json`)));
}

/** Every name that content uses of a field or a fact. */
export function answerNames(content: Pick<Content, 'places'>): Set<string> {
  return new Set([...FACTS, ...fieldsIn(content).map(({ name }) => name)]);
}
