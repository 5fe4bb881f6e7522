import { join } from 'node:path';
import { readSchema } from '../../../schemas/read.ts';
import { escapePart, isObject, type JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import { placeKey } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import { CONTENT_SCHEMAS_DIR } from '../kinds.ts';
import type { CheckContext } from '../rule.ts';
import {
  fieldsOf,
  itemsOf,
  requiredNames,
  type SchemaPart,
  samePlace,
  type UsedName,
} from './schema-parts.ts';

/** A field, or a whole form: its schemas and its part of the uiSchema. */
export interface FormNode {
  /** the field's name; '' for the form itself */
  name: string;
  /** of the uiSchema */
  pointer: string;
  /** empty where nothing is said about how to draw it */
  ui: JsonObject;
  schemas: readonly SchemaPart[];
  /** what may stand in the uiSchema: the fields of an object, `items` of a list */
  fields: ReadonlyMap<string, readonly SchemaPart[]>;
  /** whether the schema around it can ask for this field */
  canBeRequired: boolean;
}

/** A schema and the uiSchema that draws it, side by side in a step or a page. */
export interface Form {
  file: ContentFile;
  /** of the object that holds both */
  pointer: string;
  /** that object: the step or page */
  content: JsonObject;
  root: FormNode;
  /** the root and all that it holds, at every depth */
  nodes: readonly FormNode[];
}

function createNode(
  location: Pick<FormNode, 'name' | 'pointer' | 'schemas' | 'canBeRequired'>,
  ui: JsonObject,
): FormNode {
  const fields = fieldsOf(location.schemas);
  const items = itemsOf(location.schemas);
  if (items.length > 0) fields.set('items', items);
  return { ...location, ui, fields };
}

function withFields(node: FormNode): FormNode[] {
  const required = new Set(requiredNames(node.schemas).map(({ name }) => name));
  const fields = [...node.fields].flatMap(([name, schemas]) => {
    const ui = node.ui[name];
    const pointer = `${node.pointer}/${escapePart(name)}`;
    return withFields(
      createNode({ name, pointer, schemas, canBeRequired: required.has(name) }, isObject(ui) ? ui : {}),
    );
  });
  return [node, ...fields];
}

/** @param content an object that holds the two */
export function createForm(
  file: ContentFile,
  pointer: string,
  content: { schema: JsonObject; uiSchema: JsonObject },
): Form {
  const schemas = samePlace({ schema: content.schema, pointer: `${pointer}/schema` });
  const location = { name: '', pointer: `${pointer}/uiSchema`, schemas, canBeRequired: false };
  const root = createNode(location, content.uiSchema);
  return { file, pointer, content: { ...content }, root, nodes: withFields(root) };
}

/** The facts that a form says it reads. */
export function readsOf({ content }: Form): string[] {
  const reads: unknown[] = Array.isArray(content.reads) ? content.reads : [];
  return reads.filter((name) => typeof name === 'string');
}

/** The keywords on the way to a field that only some answers bring. */
const BRANCH = /\/(?:then|else|anyOf|oneOf|dependencies)\//;

function joined(keyword: 'allOf' | 'anyOf', schemas: readonly JsonObject[]): JsonObject | undefined {
  return schemas.length > 1 ? { [keyword]: schemas } : schemas[0];
}

/** Returns true if only some answers bring what stands at a place of a node's schemas. */
export function isInBranch({ schemas }: FormNode, pointer: string): boolean {
  return BRANCH.test(`${pointer.slice(schemas[0]?.pointer.length ?? 0)}/`);
}

/** Every definition of a field, and whether it counts whatever else is answered. */
function definitionsOf(node: FormNode, name: string): (SchemaPart & { isAlways: boolean })[] {
  const end = name === 'items' ? '/items' : `/properties/${escapePart(name)}`;
  return (node.fields.get(name) ?? [])
    .filter(({ pointer }) => pointer.endsWith(end))
    .map(({ schema, pointer }) => ({
      schema,
      pointer,
      isAlways: !isInBranch(node, pointer.slice(0, -end.length)),
    }));
}

/** All that is always said of a field; nothing of one that only some answers bring. */
export function alwaysSaid(node: FormNode, name: string): SchemaPart[] {
  return definitionsOf(node, name).filter(({ isAlways }) => isAlways);
}

/**
 * Returns what a field may contain, as a schema: its definitions that always hold, otherwise any of its branches.
 *
 * @param name of a field of the node; undefined where it has none of that name
 */
export function fieldSchema(node: FormNode, name: string): JsonObject | undefined {
  const always = alwaysSaid(node, name).map(({ schema }) => schema);
  const all = definitionsOf(node, name).map(({ schema }) => schema);
  return joined('allOf', always) ?? joined('anyOf', all);
}

const { properties } = readSchema(join(CONTENT_SCHEMAS_DIR, 'ui-schema.schema.json'));
const uiWords = new Set(Object.keys(isObject(properties) ? properties : {}));

/** The word for drawing a field that a name most likely means, without its `ui:` or misspelt. */
export function closestUiKeyword(name: string): string | undefined {
  return uiWords.has(`ui:${name}`) ? `ui:${name}` : closest(name, uiWords);
}

/** A place where a form uses a name that has to be one of its fields. */
export interface FieldName extends UsedName {
  where: 'uiSchema' | 'order' | 'required' | 'autoSubmit' | 'properties';
  /** the object whose field it should be */
  node: FormNode;
  isField: boolean;
}

type Use = Pick<FieldName, 'name' | 'pointer' | 'part' | 'where'>;

/** A word about the field itself, be it misspelt: never a field's name. */
const UI_WORD = /^ui[:_A-Z-]/;

function inUiSchema({ ui, pointer }: FormNode): Use[] {
  // that any other key is none of ours is for the content's schema to say
  const keys = Object.keys(ui).filter((name) => !UI_WORD.test(name) && isObject(ui[name]));
  return keys.map((name) => ({
    name,
    pointer: `${pointer}/${escapePart(name)}`,
    part: 'key',
    where: 'uiSchema',
  }));
}

function inOrder({ ui, pointer }: FormNode): Use[] {
  const order: unknown[] = Array.isArray(ui['ui:order']) ? ui['ui:order'] : [];
  return order.flatMap((name, index): Use[] =>
    typeof name === 'string' && name !== '*'
      ? [{ name, pointer: `${pointer}/ui:order/${index}`, part: 'value', where: 'order' }]
      : [],
  );
}

function inRequired({ schemas, fields }: FormNode, facts: readonly string[]): Use[] {
  // an object that says nothing of its fields is a widget's own affair
  if (fields.size === 0) return [];
  const names = requiredNames(schemas).filter(({ name }) => !facts.includes(name));
  return names.map((used) => ({ ...used, where: 'required' }));
}

function inAutoSubmit({ pointer, content }: Form): Use[] {
  const name = isObject(content.autoSubmit) ? content.autoSubmit.field : undefined;
  if (typeof name !== 'string') return [];
  return [{ name, pointer: `${pointer}/autoSubmit/field`, part: 'value', where: 'autoSubmit' }];
}

/**
 * The place to tell of a name that is no field: where it is used, once; or where a field that nothing else in
 * the form names is defined, when several places agree on a name much like it.
 */
function unknownName(name: string, uses: readonly Use[], node: FormNode): Use | undefined {
  const [first, ...others] = uses.filter((use) => use.name === name);
  const unused = [...node.fields.keys()].filter((field) => !uses.some((use) => use.name === field));
  const meant = others.length > 0 ? closest(name, unused) : undefined;
  const [definition] = meant === undefined ? [] : (node.fields.get(meant) ?? []);
  return definition ? { name, pointer: definition.pointer, part: 'key', where: 'properties' } : first;
}

/** Every use of a field's name in a form; a name that is no field of its object is listed once. */
export const fieldNames: (form: Form) => readonly FieldName[] = weakMemo((form) =>
  form.nodes.flatMap((node) => {
    // a form may wait for a fact, beside its own fields
    const facts = node === form.root ? readsOf(form) : [];
    const uses = [...inUiSchema(node), ...inOrder(node), ...inRequired(node, facts)];
    if (node === form.root) uses.push(...inAutoSubmit(form));
    const fields = uses.filter(({ name }) => node.fields.has(name));
    const strange = new Set(uses.map(({ name }) => name).filter((name) => !node.fields.has(name)));
    const reported = [...strange].flatMap((name) => unknownName(name, uses, node) ?? []);
    return [
      ...fields.map((use) => ({ ...use, node, isField: true })),
      ...reported.map((use) => ({ ...use, node, isField: false })),
    ];
  }),
);

/**
 * Returns true if a place stands under a key of a uiSchema that is no field of its form. Nobody knows what was meant there;
 * that the key is wrong is told of by itself.
 */
export function unknownKeysOf(context: CheckContext): (file: ContentFile, pointer: string) => boolean {
  const keys = new Set<string>();
  for (const form of context.parsed.flatMap((file) => context.forms(file))) {
    for (const { isField, where, pointer } of fieldNames(form)) {
      if (isField || where !== 'uiSchema') continue;
      const origin = context.origin(form.file, pointer);
      keys.add(placeKey(origin));
    }
  }
  return (file, pointer) => {
    if (keys.size === 0) return false;
    const origin = context.origin(file, pointer);
    for (let at = origin.pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      if (keys.has(placeKey({ file: origin.file, pointer: at }))) return true;
    }
    return false;
  };
}

const isUndrawn = ({ ui }: FormNode) => Object.keys(ui).length === 0;
const isWithin = (pointer: string, outer: string) => pointer.startsWith(`${outer}/`);

/**
 * The outermost group around a field that nothing says how to draw, though something in it has to be answered: more
 * likely than not its drawing was forgotten as a whole, and with it the widget that it should have.
 */
export function undrawnGroup({ nodes, root }: Form, field: FormNode): FormNode | undefined {
  if (!isUndrawn(field)) return undefined;
  const around = nodes.filter((node) => node !== root && isWithin(field.pointer, node.pointer));
  const [outermost] = around.toSorted((a, b) => a.pointer.length - b.pointer.length);
  if (!outermost || !around.every(isUndrawn)) return undefined;
  const inside = nodes.filter((node) => isWithin(node.pointer, outermost.pointer));
  return inside.some(({ canBeRequired }) => canBeRequired) ? outermost : undefined;
}

/** Returns true if the schema of content finds fault with a form's "reads", so that what it names is not known. */
function areReadsUnclear(context: CheckContext, { file, pointer }: Form): boolean {
  const depth = pointerParts(pointer).length;
  return context.schemaErrors(file).some((error) => {
    if (!error.pointer.startsWith(`${pointer}/`)) return false;
    const key = pointerParts(error.pointer)[depth] ?? '';
    return key === 'reads' || (error.part === 'key' && closest(key, ['reads']) !== undefined);
  });
}

/** The facts that a form reads; names that are misspelt, and told of elsewhere, count by what they should be. */
export function factsReadBy(context: CheckContext, form: Form): string[] {
  const { facts } = context.names;
  if (areReadsUnclear(context, form)) return [...readsOf(form), ...facts];
  return readsOf(form).flatMap((name) => (facts.has(name) ? [name] : [name, closest(name, facts) ?? name]));
}
