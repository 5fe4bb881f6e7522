import { isFieldGroup } from '../../../../src/engine/form/schema.ts';
import { readSchema } from '../../../schemas/read.ts';
import { escapePart, isObject, type JsonObject, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { originKey } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';
import { schemaPath } from '../kinds.ts';
import { isInside, withAncestors } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';
import {
  dependentNames,
  entriesOf,
  fieldsOf,
  firstUses,
  itemsOf,
  listedNames,
  requiredNames,
  type SchemaPart,
  sameValueParts,
  type UsedName,
} from './schema-parts.ts';

/** A field or a whole form: its schemas and its part of the uiSchema. */
export interface FormNode {
  /** '' for the form itself */
  name: string;
  pointer: string;
  /** empty if the uiSchema has no entry for it */
  ui: JsonObject;
  schemas: readonly SchemaPart[];
  /** the keys that the uiSchema can have: the fields of an object, `items` of a list, or `additionalProperties` of a map */
  fields: ReadonlyMap<string, readonly SchemaPart[]>;
  /** true if the schema around it can require it */
  canBeRequired: boolean;
}

/** A schema and the uiSchema that draws it, next to each other in a step or a page. */
export interface Form {
  file: ContentFile;
  pointer: string;
  content: JsonObject;
  root: FormNode;
  nodes: readonly FormNode[];
}

function nodesOf(given: Omit<FormNode, 'fields'>): [root: FormNode, ...FormNode[]] {
  const fields = fieldsOf(given.schemas);
  const items = itemsOf(given.schemas);
  if (items.length > 0) fields.set('items', items);
  const entries = given.ui['ui:widget'] === 'map' ? entriesOf(given.schemas) : [];
  if (entries.length > 0) fields.set('additionalProperties', entries);
  const uses = [...requiredNames(given.schemas), ...dependentNames(given.schemas)];
  const required = new Set(uses.map(({ name }) => name));
  // visitors can empty the value of an entry
  const isGroup = entries.some(({ schema }) => isFieldGroup(schema));
  if (entries.length > 0 && !isGroup) required.add('additionalProperties');
  const inner = [...fields].flatMap(([name, schemas]) => {
    const [pointer, ui] = [`${given.pointer}/${escapePart(name)}`, objectOf(given.ui[name])];
    return nodesOf({ name, pointer, ui, schemas, canBeRequired: required.has(name) });
  });
  return [{ ...given, fields }, ...inner];
}

export function createForm(
  file: ContentFile,
  pointer: string,
  content: { schema: JsonObject; uiSchema: JsonObject },
): Form {
  const schemas = sameValueParts({ schema: content.schema, pointer: `${pointer}/schema` });
  const ui = content.uiSchema;
  const nodes = nodesOf({ name: '', pointer: `${pointer}/uiSchema`, ui, schemas, canBeRequired: false });
  return { file, pointer, content: { ...content }, root: nodes[0], nodes };
}

/** Returns the form with the schema at a pointer, in the file itself or in a file that it includes. */
export function formAt(context: CheckContext, file: ContentFile, pointer: string): Form | undefined {
  const written = context.own(file).inside(pointer)[0] ?? { file, pointer };
  return context.forms(written.file).find((form) => `${form.pointer}/schema` === written.pointer);
}

interface NamedOption extends UsedName {
  node: FormNode;
  option: string;
}

/**
 * Returns the names of a kind in the options of a form's widgets. The kind is set by "names" in a widget's schema:
 * choices of the field, properties of its items, or fields and facts.
 */
export function namedOptions(
  { annotated }: CheckContext,
  { file, nodes }: Form,
  kind: 'choice' | 'item' | 'answer',
): NamedOption[] {
  return nodes.flatMap((node) =>
    Object.entries(objectOf(node.ui['ui:options'])).flatMap(([option, value]): NamedOption[] => {
      const pointer = `${node.pointer}/ui:options/${escapePart(option)}`;
      if (!annotated(file).get(pointer)?.get('names')?.includes(kind)) return [];
      if (typeof value === 'string') return [{ node, option, name: value, pointer, part: 'value' }];
      return Object.keys(objectOf(value)).map((name) => {
        return { node, option, name, pointer: `${pointer}/${escapePart(name)}`, part: 'key' };
      });
    }),
  );
}

/** Returns the names of the fields of all forms, valid or not. */
export const askedNames = weakMemo(({ parsed, marked }: CheckContext): ReadonlySet<string> => {
  const schemas = parsed.flatMap((file) => marked(file, 'FormSchema'));
  const fields = schemas.map(({ value, pointer }) =>
    fieldsOf(sameValueParts({ schema: objectOf(value), pointer })),
  );
  return new Set(fields.flatMap((each) => [...each.keys()]));
});

/** Returns the names of all facts, and of the fields of all forms, valid or not. */
export const answerNames = weakMemo(
  (context: CheckContext): ReadonlySet<string> => new Set([...context.names.facts, ...askedNames(context)]),
);

/** Returns the facts in a form's "reads". */
export function readsOf({ content }: Form): string[] {
  return listedNames(content.reads, '').map(({ name }) => name);
}

/** Keywords around definitions that apply only to some answers. */
const BRANCH = /\/(?:then|else|anyOf|oneOf|dependencies)\//;

/** Returns true if a part of a node's schemas applies only to some answers. */
export function isInBranch({ schemas }: FormNode, pointer: string): boolean {
  return BRANCH.test(`${pointer.slice(schemas[0]?.pointer.length ?? 0)}/`);
}

const endOf = (name: string) =>
  name === 'items' || name === 'additionalProperties' ? `/${name}` : `/properties/${escapePart(name)}`;

function definitionsOf(node: FormNode, name: string): SchemaPart[] {
  return (node.fields.get(name) ?? []).filter(({ pointer }) => pointer.endsWith(endOf(name)));
}

/** Returns the definitions of a field that apply to all answers. */
export function unconditionalParts(node: FormNode, name: string): SchemaPart[] {
  const { length } = endOf(name);
  return definitionsOf(node, name).filter(({ pointer }) => !isInBranch(node, pointer.slice(0, -length)));
}

/** Returns a schema of what a field can contain: its definitions that apply to all answers, otherwise any definition. */
export function fieldSchema(node: FormNode, name: string): JsonObject | undefined {
  const always = unconditionalParts(node, name);
  const schemas = (always.length > 0 ? always : definitionsOf(node, name)).map(({ schema }) => schema);
  return schemas.length > 1 ? { [always.length > 0 ? 'allOf' : 'anyOf']: schemas } : schemas[0];
}

const { properties } = readSchema(schemaPath('ui-schema'));
const uiKeywords = new Set(Object.keys(objectOf(properties)));

/** Returns the `ui:` keyword that a name most likely means, if it is misspelt or lacks `ui:`. */
export function closestUiKeyword(name: string): string | undefined {
  return uiKeywords.has(`ui:${name}`) ? `ui:${name}` : closest(name, uiKeywords);
}

/** A use of a name in a form that must be the name of a field. */
export interface FieldName extends UsedName {
  where: 'uiSchema' | 'order' | 'required' | 'autoSubmit' | 'properties';
  node: FormNode;
  isField: boolean;
}

type Use = Pick<FieldName, 'name' | 'pointer' | 'part' | 'where'>;

/** A keyword about the field itself, possibly misspelt. Never the name of a field. */
const UI_KEYWORD = /^ui[:_A-Z-]/;

function usesIn(form: Form, { ui, pointer, schemas, fields }: FormNode, isRoot: boolean): Use[] {
  const { field: awaited } = objectOf(isRoot && form.content.autoSubmit);
  // content-schema reports other keys
  const keys = Object.keys(ui).filter((name) => !UI_KEYWORD.test(name) && isObject(ui[name]));
  const order = listedNames(ui['ui:order'], `${pointer}/ui:order`).filter(({ name }) => name !== '*');
  // a form can also require facts; if an object defines no properties, its widget defines them
  const facts = isRoot ? readsOf(form) : [];
  const required = requiredNames(fields.size > 0 ? schemas : []).filter(({ name }) => !facts.includes(name));
  return [
    ...keys.map((name): Use => {
      return { name, pointer: `${pointer}/${escapePart(name)}`, part: 'key', where: 'uiSchema' };
    }),
    ...order.map((used): Use => ({ ...used, where: 'order' })),
    ...required.map((used): Use => ({ ...used, where: 'required' })),
    ...listedNames([awaited], '').map(({ name }): Use => {
      return { name, pointer: `${form.pointer}/autoSubmit/field`, part: 'value', where: 'autoSubmit' };
    }),
  ];
}

/** Returns where to report an unknown name: the similar field if several places use the name, else the first use. */
function whereMisspelt(first: Use, uses: readonly Use[], { fields }: FormNode): Use {
  const { name } = first;
  const unused = [...fields.keys()].filter((field) => !uses.some((use) => use.name === field));
  const isShared = uses.some((use) => use !== first && use.name === name);
  const meant = isShared ? closest(name, unused) : undefined;
  const [definition] = (meant !== undefined && fields.get(meant)) || [];
  return definition ? { name, pointer: definition.pointer, part: 'key', where: 'properties' } : first;
}

/** Returns all uses of field names in a form. A name that is not a field of its object is returned once. */
export const fieldNames: (form: Form) => readonly FieldName[] = weakMemo((form) =>
  form.nodes.flatMap((node) => {
    const uses = usesIn(form, node, node === form.root);
    const fields = uses.filter(({ name }) => node.fields.has(name));
    const unknown = firstUses(uses.filter(({ name }) => !node.fields.has(name)));
    return [
      ...fields.map((use) => ({ ...use, node, isField: true })),
      ...unknown.map((use) => ({ ...whereMisspelt(use, uses, node), node, isField: false })),
    ];
  }),
);

/** Returns the unknown names, which field-unknown reports, that may be meant for a field. */
export function unknownNamesFor(form: Form, { name, schemas }: FormNode): FieldName[] {
  return fieldNames(form).filter(({ isField, node }) => !isField && node.fields.get(name) === schemas);
}

/** Returns a function that returns true under an unknown key of a uiSchema. field-unknown reports these. */
export function unknownKeysOf(context: CheckContext): (file: ContentFile, pointer: string) => boolean {
  const keys = new Set(
    context.parsed.flatMap(context.forms).flatMap((form) =>
      fieldNames(form)
        .filter(({ isField, where }) => !isField && where === 'uiSchema')
        .map(({ pointer }) => originKey(context.origin(form.file, pointer))),
    ),
  );
  return (file, pointer) => {
    const origin = context.origin(file, pointer);
    return withAncestors(origin.pointer).some((at) =>
      keys.has(originKey({ file: origin.file, pointer: at })),
    );
  };
}

const isUndrawn = ({ ui }: FormNode) => Object.keys(ui).length === 0;

/** Returns the outermost group around a field that is not drawn but has required fields. It was probably forgotten. */
export function undrawnGroup({ nodes, root }: Form, field: FormNode): FormNode | undefined {
  if (!isUndrawn(field)) return undefined;
  const around = nodes.filter((node) => node !== root && isInside(field.pointer, node.pointer));
  const [outermost] = around.toSorted((a, b) => a.pointer.length - b.pointer.length);
  if (!outermost || !around.every(isUndrawn)) return undefined;
  const inside = nodes.filter((node) => isInside(node.pointer, outermost.pointer));
  return inside.some(({ canBeRequired }) => canBeRequired) ? outermost : undefined;
}
