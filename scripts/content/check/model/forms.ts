import { join } from 'node:path';
import { readSchema } from '../../../schemas/read.ts';
import { escapePart, isObject, type JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import { placeKey } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import { CONTENT_SCHEMAS_DIR } from '../kinds.ts';
import { isInside, withAllAround } from '../pointers.ts';
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
  /** '' for the form itself */
  name: string;
  /** of the uiSchema */
  pointer: string;
  /** empty if nothing says how to draw it */
  ui: JsonObject;
  schemas: readonly SchemaPart[];
  /** the keys that the uiSchema may have: the fields of an object, `items` of a list */
  fields: ReadonlyMap<string, readonly SchemaPart[]>;
  /** whether the schema around it can require it */
  canBeRequired: boolean;
}

/** A schema and the uiSchema that draws it, side by side in a step or a page. */
export interface Form {
  file: ContentFile;
  /** of the step or page */
  pointer: string;
  /** the step or page */
  content: JsonObject;
  root: FormNode;
  nodes: readonly FormNode[];
}

/** Returns a node and all nodes inside it. */
function nodesOf(given: Omit<FormNode, 'fields'>): [root: FormNode, ...FormNode[]] {
  const fields = fieldsOf(given.schemas);
  const items = itemsOf(given.schemas);
  if (items.length > 0) fields.set('items', items);
  const required = new Set(requiredNames(given.schemas).map(({ name }) => name));
  const inner = [...fields].flatMap(([name, schemas]) => {
    const ui = given.ui[name];
    const pointer = `${given.pointer}/${escapePart(name)}`;
    return nodesOf({ name, pointer, schemas, ui: isObject(ui) ? ui : {}, canBeRequired: required.has(name) });
  });
  return [{ ...given, fields }, ...inner];
}

export function createForm(
  file: ContentFile,
  pointer: string,
  content: { schema: JsonObject; uiSchema: JsonObject },
): Form {
  const schemas = samePlace({ schema: content.schema, pointer: `${pointer}/schema` });
  const ui = content.uiSchema;
  const nodes = nodesOf({ name: '', pointer: `${pointer}/uiSchema`, ui, schemas, canBeRequired: false });
  return { file, pointer, content: { ...content }, root: nodes[0], nodes };
}

/** Returns the facts that a form says it reads. */
export function readsOf({ content }: Form): string[] {
  const reads: unknown[] = Array.isArray(content.reads) ? content.reads : [];
  return reads.filter((name) => typeof name === 'string');
}

/** The keywords around a definition that applies to some answers only. */
const BRANCH = /\/(?:then|else|anyOf|oneOf|dependencies)\//;

/** Returns true if a part of a node's schemas applies to some answers only. */
export function isInBranch({ schemas }: FormNode, pointer: string): boolean {
  return BRANCH.test(`${pointer.slice(schemas[0]?.pointer.length ?? 0)}/`);
}

const endOf = (name: string) => (name === 'items' ? '/items' : `/properties/${escapePart(name)}`);

function definitionsOf(node: FormNode, name: string): SchemaPart[] {
  return (node.fields.get(name) ?? []).filter(({ pointer }) => pointer.endsWith(endOf(name)));
}

/** Returns the definitions of a field that apply to all answers. */
export function alwaysSaid(node: FormNode, name: string): SchemaPart[] {
  const { length } = endOf(name);
  return definitionsOf(node, name).filter(({ pointer }) => !isInBranch(node, pointer.slice(0, -length)));
}

/** Returns what a field may contain, as a schema: its definitions that apply to all answers, otherwise any definition. */
export function fieldSchema(node: FormNode, name: string): JsonObject | undefined {
  const always = alwaysSaid(node, name);
  const schemas = (always.length > 0 ? always : definitionsOf(node, name)).map(({ schema }) => schema);
  return schemas.length > 1 ? { [always.length > 0 ? 'allOf' : 'anyOf']: schemas } : schemas[0];
}

const { properties } = readSchema(join(CONTENT_SCHEMAS_DIR, 'ui-schema.schema.json'));
const uiWords = new Set(Object.keys(isObject(properties) ? properties : {}));

/** Returns the `ui:` keyword that a name most likely means, misspelt or without its `ui:`. */
export function closestUiKeyword(name: string): string | undefined {
  return uiWords.has(`ui:${name}`) ? `ui:${name}` : closest(name, uiWords);
}

/** A use of a name in a form that has to be one of its fields. */
export interface FieldName extends UsedName {
  where: 'uiSchema' | 'order' | 'required' | 'autoSubmit' | 'properties';
  node: FormNode;
  isField: boolean;
}

type Use = Pick<FieldName, 'name' | 'pointer' | 'part' | 'where'>;

/** A keyword about the field itself, maybe misspelt: never a field's name. */
const UI_WORD = /^ui[:_A-Z-]/;

function inUiSchema({ ui, pointer }: FormNode): Use[] {
  // content-schema reports any other key
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
  // the properties of an object without a definition are its widget's
  if (fields.size === 0) return [];
  const names = requiredNames(schemas).filter(({ name }) => !facts.includes(name));
  return names.map((used) => ({ ...used, where: 'required' }));
}

function inAutoSubmit({ pointer, content }: Form): Use[] {
  const name = isObject(content.autoSubmit) ? content.autoSubmit.field : undefined;
  if (typeof name !== 'string') return [];
  return [{ name, pointer: `${pointer}/autoSubmit/field`, part: 'value', where: 'autoSubmit' }];
}

/** Returns where to report an unknown name: the field that it most likely means if several places agree, or its first use. */
function unknownName(name: string, uses: readonly Use[], node: FormNode): Use | undefined {
  const [first, ...others] = uses.filter((use) => use.name === name);
  const unused = [...node.fields.keys()].filter((field) => !uses.some((use) => use.name === field));
  const meant = others.length > 0 ? closest(name, unused) : undefined;
  const [definition] = meant === undefined ? [] : (node.fields.get(meant) ?? []);
  return definition ? { name, pointer: definition.pointer, part: 'key', where: 'properties' } : first;
}

/** Returns every use of a field's name in a form; a name that is no field of its object once. */
export const fieldNames: (form: Form) => readonly FieldName[] = weakMemo((form) =>
  form.nodes.flatMap((node) => {
    // a form may wait for a fact, beside its own fields
    const facts = node === form.root ? readsOf(form) : [];
    const uses = [...inUiSchema(node), ...inOrder(node), ...inRequired(node, facts)];
    if (node === form.root) uses.push(...inAutoSubmit(form));
    const fields = uses.filter(({ name }) => node.fields.has(name));
    const unknown = new Set(uses.map(({ name }) => name).filter((name) => !node.fields.has(name)));
    const reported = [...unknown].flatMap((name) => unknownName(name, uses, node) ?? []);
    return [
      ...fields.map((use) => ({ ...use, node, isField: true })),
      ...reported.map((use) => ({ ...use, node, isField: false })),
    ];
  }),
);

/** Returns a function that finds out if a place is under an unknown key of a uiSchema, which field-unknown reports. */
export function unknownKeysOf(context: CheckContext): (file: ContentFile, pointer: string) => boolean {
  const forms = context.parsed.flatMap((file) => context.forms(file));
  const keys = new Set(
    forms.flatMap((form) =>
      fieldNames(form)
        .filter(({ isField, where }) => !isField && where === 'uiSchema')
        .map(({ pointer }) => placeKey(context.origin(form.file, pointer))),
    ),
  );
  return (file, pointer) => {
    const origin = context.origin(file, pointer);
    return withAllAround(origin.pointer).some((at) => keys.has(placeKey({ file: origin.file, pointer: at })));
  };
}

const isUndrawn = ({ ui }: FormNode) => Object.keys(ui).length === 0;

/** Returns the outermost group around a field that is not drawn and has required fields: most likely it was forgotten. */
export function undrawnGroup({ nodes, root }: Form, field: FormNode): FormNode | undefined {
  if (!isUndrawn(field)) return undefined;
  const around = nodes.filter((node) => node !== root && isInside(field.pointer, node.pointer));
  const [outermost] = around.toSorted((a, b) => a.pointer.length - b.pointer.length);
  if (!outermost || !around.every(isUndrawn)) return undefined;
  const inside = nodes.filter((node) => isInside(node.pointer, outermost.pointer));
  return inside.some(({ canBeRequired }) => canBeRequired) ? outermost : undefined;
}

/** Returns true if a form's "reads" has an error or may be misspelt. */
function areReadsUnclear(context: CheckContext, { file, pointer }: Form): boolean {
  const depth = pointerParts(pointer).length;
  return context.schemaErrors(file).some((error) => {
    if (!isInside(error.pointer, pointer)) return false;
    const key = pointerParts(error.pointer)[depth] ?? '';
    return key === 'reads' || (error.part === 'key' && closest(key, ['reads']) !== undefined);
  });
}

/** Returns the facts that a form reads. Misspelt names, which fact-unknown reports, count as the right ones too. */
export function factsReadBy(context: CheckContext, form: Form): string[] {
  const { facts } = context.names;
  if (areReadsUnclear(context, form)) return [...readsOf(form), ...facts];
  return readsOf(form).flatMap((name) => (facts.has(name) ? [name] : [name, closest(name, facts) ?? name]));
}
