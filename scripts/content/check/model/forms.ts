import { escapePart, isObject, type JsonObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { fieldsOf, itemsOf, requiredNames, type SchemaPart, samePlace } from './schema-parts.ts';

/** What the schema says of one field, or of a whole form, beside the uiSchema that draws it. */
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
