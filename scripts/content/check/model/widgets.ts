import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FormSchema } from '../../../../src/engine/compiled.ts';
import { holdsFields, widgetNameOf } from '../../../../src/engine/form/schema.ts';
import { createAjv } from '../../../schemas/ajv.ts';
import { readSchema, SCHEMAS_DIR } from '../../../schemas/read.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { memo } from '../../memo.ts';
import type { CheckContext } from '../rule.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';
import type { Schemas } from '../schemas.ts';
import { typeMisfits } from './consistency.ts';
import { closestUiKeyword, type Form, type FormNode, fieldNames, fieldSchema } from './forms.ts';
import type { OwnContent } from './own-content.ts';

/** A widget that content asks for. */
export interface WidgetUse {
  widget: string;
  /** whether "ui:widget" names it, or the field's type brings it */
  named: boolean;
  /** of the uiSchema that asks for it */
  pointer: string;
  options: unknown;
  /** whether it is a field that is drawn so, or a definition that a field may yet add to */
  drawn: boolean;
  /** whether a word beside it is misspelt, so that what it is told is not known */
  unclear: boolean;
}

/** A word for drawing a field without its `ui:`, or misspelt; the other keys are its parts. */
const isMisspeltKeyword = (name: string) => !name.startsWith('ui:') && closestUiKeyword(name) !== undefined;

/** The widget that draws a field of a form, or undefined for a field that only groups others. */
export function widgetOf({ ui, schemas, fields }: FormNode): string | undefined {
  const named = ui['ui:widget'];
  if (named !== undefined) return typeof named === 'string' ? named : undefined;
  const schema: JsonObject = Object.assign({}, ...schemas.map((part) => part.schema));
  const groups = fields.size > 0 || holdsFields(schema as FormSchema);
  return groups ? undefined : widgetNameOf(schema as FormSchema, {});
}

/**
 * The widgets in a file's own content: of its forms' fields first, then of what it defines for others.
 *
 * @param mistakes what the file's schema finds wrong with it
 */
export function widgetUses(
  own: OwnContent,
  forms: readonly Form[],
  schemaErrors: readonly SchemaError[],
): WidgetUse[] {
  const keys = schemaErrors.filter(({ part }) => part === 'key');
  const misspelt = new Set(keys.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/'))));
  const uses = new Map<string, WidgetUse>();
  const add = (use: Omit<WidgetUse, 'unclear'>, ui: JsonObject) => {
    const unclear = misspelt.has(use.pointer) || Object.keys(ui).some(isMisspeltKeyword);
    uses.set(use.pointer, { ...use, unclear });
  };
  for (const node of forms.flatMap((form) => form.nodes)) {
    const { pointer, ui, fields } = node;
    const widget = widgetOf(node);
    if (widget === undefined) continue;
    const named = typeof ui['ui:widget'] === 'string';
    const own = Object.entries(ui).filter(([name]) => !fields.has(name));
    add({ widget, named, pointer, options: ui['ui:options'], drawn: true }, Object.fromEntries(own));
  }
  own.walk((value, pointer) => {
    if (!isObject(value) || uses.has(pointer)) return;
    const { 'ui:widget': widget, 'ui:options': options } = value;
    if (typeof widget === 'string') add({ widget, named: true, pointer, options, drawn: false }, {});
  });
  return [...uses.values()];
}

/** Returns the errors of a widget's options against its schema, with pointers into the file's content. */
export function optionErrors(schemas: Schemas, use: WidgetUse): SchemaError[] {
  const { widget, pointer, options, drawn, unclear } = use;
  const schema = `widgets/${widget}`;
  const given = options === undefined ? {} : options;
  if (unclear || !schemas.has(schema) || !isObject(given)) return [];
  const mayBeAdded = ({ pointer, keyword }: SchemaError) =>
    pointer === '' && (keyword === 'required' || keyword === 'dependencies');
  return schemas
    .schemaErrors(schema, given)
    .filter((error) => drawn || !mayBeAdded(error))
    .map((error) => ({ ...error, pointer: `${pointer}/ui:options${error.pointer}` }));
}

/** Returns true if a mistake in a widget's options would be none for another widget: an option that is none of its own. */
export function isOfAnotherWidget({ keyword, meant }: SchemaError): boolean {
  return (keyword === 'additionalProperties' && meant === undefined) || keyword === 'required';
}

/** Which fields a widget can draw, as its schema's "draws" says. */
interface Draws {
  /** in words */
  description: string;
  /** @param field the field's schema, with the options that its widget is given as "ui:options" */
  fits(field: JsonObject): boolean;
}

/** undefined for a widget whose schema says nothing of it */
export const drawsOf: (widget: string) => Draws | undefined = memo((widget: string) => {
  const path = join(SCHEMAS_DIR, 'widgets', `${widget}.schema.json`);
  const draws = existsSync(path) ? readSchema(path).draws : undefined;
  if (!isObject(draws)) return undefined;
  const rule = createAjv().compile(draws);
  return { description: String(draws.description), fits: (field) => rule(field) };
});

const SAY_WHAT_IT_IS = ['type', 'enum', 'oneOf'];

/** All that is said of a field in every case, as one schema. */
function whole(schema: JsonObject): JsonObject {
  const all: unknown[] = Array.isArray(schema.allOf) ? schema.allOf : [];
  return Object.assign({}, ...all.filter(isObject).map(whole), schema);
}

/** A field as widgets judge it: its schema and its options; undefined where nothing says what it is. */
export function fieldToDraw({ nodes }: Form, node: FormNode): JsonObject | undefined {
  const parent = nodes.find(({ fields }) => fields.get(node.name) === node.schemas);
  const schema = parent && fieldSchema(parent, node.name);
  const field = schema && { ...whole(schema), 'ui:options': node.ui['ui:options'] ?? {} };
  return field && SAY_WHAT_IT_IS.some((word) => word in field) ? field : undefined;
}

/**
 * The keywords by which an answer can fail that people give by a widget, as "failsBy" in its schema says: who chooses
 * from a list cannot give what is not in it.
 */
export const failsBy: (widget: string) => readonly string[] = memo((widget: string) => {
  const path = join(SCHEMAS_DIR, 'widgets', `${widget}.schema.json`);
  const keywords = existsSync(path) ? readSchema(path).failsBy : undefined;
  return Array.isArray(keywords) ? keywords.map(String) : [];
});

/** A field of a form that has a control of its own. */
export interface DrawnField {
  node: FormNode;
  widget: string;
}

const isWithin = (pointer: string, outer: string) => pointer.startsWith(`${outer}/`);

/** Returns true if a field is part of what one widget draws whole, and nothing says how it should be drawn by itself. */
function isHidden(nodes: readonly FormNode[], node: FormNode): boolean {
  const wholes = nodes.filter(
    (other) => typeof other.ui['ui:widget'] === 'string' && isWithin(node.pointer, other.pointer),
  );
  return wholes.some((whole) => {
    const drawsParts = Object.keys(whole.ui).some((name) => !name.startsWith('ui:'));
    return !drawsParts || (Object.keys(node.ui).length === 0 && !node.canBeRequired);
  });
}

/** The objects of a form that draw a name which is no field of theirs. */
function unclearObjects(form: Form): string[] {
  return fieldNames(form)
    .filter(({ isField }) => !isField)
    .map(({ node }) => node.pointer);
}

/** Returns true where a key that is out of place may have said how a field is drawn, or something around it. */
export function isUnclear(context: CheckContext, { file, root }: Form, { pointer }: FormNode): boolean {
  return context.schemaErrors(file).some((error) => {
    const parent = error.pointer.slice(0, error.pointer.lastIndexOf('/'));
    const location = error.part === 'key' ? parent : error.pointer;
    const isAround = isWithin(`${pointer}/`, location) && isWithin(location, root.pointer);
    return isAround || isWithin(error.pointer, pointer);
  });
}

/** Returns true if another rule tells of what is wrong with how a field is drawn, so that it is not known how it should be. */
function isReportedElsewhere(context: CheckContext, form: Form, { node, widget }: DrawnField): boolean {
  const { pointer } = node;
  if (isUnclear(context, form, node)) return true;
  if (node.schemas.some((part) => typeMisfits(part).length > 0)) return true;
  const use = context.widgets(form.file).find((each) => each.pointer === pointer);
  if (use?.unclear || (use && context.optionErrors(use).length > 0)) return true;
  const field = fieldToDraw(form, node);
  return field !== undefined && drawsOf(widget)?.fits(field) === false;
}

/** The fields of a form that are drawn, as far as it is clear how. */
export function drawnFields(context: CheckContext, form: Form): DrawnField[] {
  const unclear = unclearObjects(form);
  // what draws a name that is no field may have been meant for one that nothing draws
  const isMeant = ({ ui, pointer }: FormNode) =>
    Object.keys(ui).length === 0 && unclear.some((object) => isWithin(pointer, object));
  return form.nodes.flatMap((node): DrawnField[] => {
    const widget = node === form.root ? undefined : widgetOf(node);
    if (widget === undefined || isHidden(form.nodes, node) || isMeant(node)) return [];
    const field = { node, widget };
    return isReportedElsewhere(context, form, field) ? [] : [field];
  });
}
