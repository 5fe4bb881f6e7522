import { join } from 'node:path';
import { readNames } from '../../../../scripts/content/check/names.ts';
import { isObject, type JsonObject, objectOf } from '../../../../scripts/content/json.ts';
import { memo, once, weakMemo } from '../../../../scripts/content/memo.ts';
import { type ContentFile, type ContentFiles, pointerParts } from '../../../../scripts/content/read.ts';
import { resolveContent } from '../../../../scripts/content/resolve.ts';
import { type Annotated, createAnnotator } from '../../../../scripts/schemas/annotations.ts';
import { readSchema, SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

type Places = Pick<Content, 'places'>;

const FOR_MACHINES = new Set(['pattern', '$ref', '$schema']);

/** Returns the texts of several words that visitors read. Examples and lists of words to avoid are not among them. */
export function readByVisitors({ places }: Places): Place[] {
  return places.filter(({ file, name, text, pointer }) => {
    const isSentence = text !== undefined && /\p{L} \p{L}/u.test(text);
    return isSentence && file.kind !== 'words' && !FOR_MACHINES.has(name) && !pointer.includes('/examples/');
  });
}

/** Returns the items of the lists under a key in this sense, such as the names in `required` of schemas. */
export function itemsOf({ places }: Places, list: string, within: Place['sense']): Place[] {
  return places.filter(
    ({ key, around }) => !key && around?.key && around.name === list && around.within === within,
  );
}

/** Returns the places that define fields. */
export function fieldsIn({ places }: Places): Place[] {
  return places.filter(({ within, key }) => within === 'fields' && key);
}

/** Returns the names of the fields that have the choices of a schema: it is their own schema, or their `$ref` target. */
export function fieldsWith(content: Content, schema: Place): Set<string> {
  if (schema.within === 'fields') return new Set([schema.name]);
  const takers = fieldsIn(content).filter((field) =>
    field?.child('$ref')?.text?.endsWith(`#${schema.pointer}`),
  );
  return new Set(takers.map(({ name }) => name));
}

const propertiesOf = (schema: unknown) => objectOf(objectOf(schema).properties);

/** The names of the facts that code provides, from their schema. */
export const FACTS = Object.keys(propertiesOf(readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'))));

/** Returns the options of a widget, from its schema. */
export const optionsOf = (widget: string) =>
  propertiesOf(readSchema(join(SCHEMAS_DIR, `widgets/${widget}.schema.json`)));

/** Returns the names of all fields and facts. */
export const answerNames = (content: Places) =>
  new Set([...FACTS, ...fieldsIn(content).map(({ name }) => name)]);

function answersIn({ properties, items }: JsonObject): [name: string, answer: JsonObject][] {
  const own = Object.entries(objectOf(properties)).map(([name, answer]): [string, JsonObject] => {
    return [name, objectOf(answer)];
  });
  const inside = [...own.map(([, answer]) => answer), ...(isObject(items) ? [items] : [])];
  return [...own, ...inside.flatMap(answersIn)];
}

/** The answers that code reads, with their names. Includes answers nested in others. */
export const COUNTED = [...readNames().answers.values()].flatMap(answersIn);

/** Returns true if code reads this value of one of the fields. */
export function isCode(names: ReadonlySet<string>, value: unknown): boolean {
  return COUNTED.some(([name, answer]) => names.has(name) && [answer.enum].flat().includes(value));
}

/** Returns the form or shared definition, and the path of fields in it, that a pointer into a form refers to. */
function fieldAt({ file, pointer }: Place, up = 0): string {
  const parts = pointerParts(pointer);
  const isShared = file.kind === 'fields';
  const at = isShared ? 1 : parts.findIndex((part) => part === 'schema' || part === 'uiSchema');
  const isUi = parts[isShared ? 0 : at] === (isShared ? 'ui' : 'uiSchema');
  const form = isShared ? parts.slice(1, 2) : parts.slice(0, at);
  const rest = parts.slice(at + 1, parts.length - up);
  const isName = (part: string, index: number) => rest[index - 1] === 'properties' || part === 'items';
  return [file.name, ...form, ':', ...(isUi ? rest : rest.filter(isName))].join('/');
}

/** Returns the places that name a field: keys of uiSchemas, then items of `ui:order`, then items of `required`. */
export function namersOf(content: Content, field: Place): Place[] {
  const uiKeys = content.places.filter(({ within, sense, key }) => within === 'ui' && sense === 'ui' && key);
  const items = [...itemsOf(content, 'ui:order', 'ui'), ...itemsOf(content, 'required', 'schema')];
  return [
    ...uiKeys.filter((place) => fieldAt(place) === fieldAt(field)),
    // an item is two levels below the object with the fields
    ...items.filter((place) => `${fieldAt(place, 2)}/${place.text}` === fieldAt(field)),
  ];
}

/** Collects the values of "required" in the schemas of each value. */
const annotator = once(() => createAnnotator(['required']));

const annotationsOf = (schema: string, value: unknown) =>
  annotator().annotate(`schema:/${schema}.schema.json`, value).annotated;

const inFile = weakMemo((files: ContentFiles) =>
  weakMemo((file: ContentFile) => annotationsOf(`content/${file.kind}`, resolveContent(files, file).value)),
);

const requiredAt = (annotated: Annotated, pointer: string) =>
  [...(annotated.get(pointer)?.get('required') ?? [])].flat().map(String);

/** Returns the required keys of the object at a place of a content file. */
export const neededKeys = (files: ContentFiles, { file, pointer }: Place) =>
  requiredAt(inFile(files)(file), pointer);

/** Returns the required options of a widget. */
export const neededOptions = memo((widget: string) => requiredAt(annotationsOf(`widgets/${widget}`, {}), ''));
