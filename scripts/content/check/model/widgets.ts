import type { FormSchema } from '../../../../src/engine/compiled.ts';
import { isFieldGroup, widgetNameOf } from '../../../../src/engine/form/schema.ts';
import { createAjv } from '../../../schemas/ajv.ts';
import { widgetSchema } from '../../../schemas/read.ts';
import { isObject, type JsonObject, listOf } from '../../json.ts';
import { memo, pairMemo, weakMemo } from '../../memo.ts';
import { isInside, parentOf } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';
import type { SchemaError } from '../schema-errors/schema-errors.ts';
import { schemaErrors } from '../schemas.ts';
import { inapplicableKeywords } from './consistency.ts';
import { closestUiKeyword, type Form, type FormNode, fieldNames, fieldSchema } from './forms.ts';
import type { OwnContent } from './own-content.ts';

/** A widget that content uses. */
export interface WidgetUse {
  widget: string;
  /** true if "ui:widget" names it, false if it is the default for the field's type */
  named: boolean;
  pointer: string;
  options: unknown;
  /** true if it draws a field, false if it is a definition that a field can still add to */
  drawn: boolean;
  /** true if a keyword next to it is misspelt, which may be one that the widget needs */
  unclear: boolean;
}

const isMisspeltKeyword = (name: string) => !name.startsWith('ui:') && closestUiKeyword(name) !== undefined;

/** Returns the widget that draws a field of a form, or undefined for a field that only groups other fields. */
export function widgetOf({ ui, schemas, fields }: FormNode): string | undefined {
  const named = ui['ui:widget'];
  if (named !== undefined) return typeof named === 'string' ? named : undefined;
  const schema: FormSchema = Object.assign({}, ...schemas.map((part) => part.schema));
  const isGroup = isFieldGroup(schema) || (fields.size > 0 && schema.type !== 'array');
  return isGroup ? undefined : widgetNameOf(schema, {});
}

/** Returns the widgets in a file's own content: first those of form fields, then those of definitions. */
export function widgetUses(
  own: OwnContent,
  forms: readonly Form[],
  errors: readonly SchemaError[],
): WidgetUse[] {
  const keys = errors.filter(({ part }) => part === 'key');
  const withWrongKeys = new Set(keys.map(({ pointer }) => parentOf(pointer)));
  const drawn = forms
    .flatMap((form) => form.nodes)
    .flatMap((node): WidgetUse[] => {
      const { pointer, ui, fields } = node;
      const widget = widgetOf(node);
      if (widget === undefined) return [];
      const isMisspelt = Object.keys(ui).some((name) => !fields.has(name) && isMisspeltKeyword(name));
      const unclear = withWrongKeys.has(pointer) || isMisspelt;
      const named = typeof ui['ui:widget'] === 'string';
      return [{ widget, named, pointer, options: ui['ui:options'], drawn: true, unclear }];
    });
  const drawnPointers = new Set(drawn.map(({ pointer }) => pointer));
  const defined = own.places.flatMap(([value, pointer]): WidgetUse[] => {
    if (!isObject(value) || drawnPointers.has(pointer)) return [];
    const { 'ui:widget': widget, 'ui:options': options } = value;
    if (typeof widget !== 'string') return [];
    return [{ widget, named: true, pointer, options, drawn: false, unclear: withWrongKeys.has(pointer) }];
  });
  return [...drawn, ...defined];
}

/** Validates a widget's options against its schema. The errors have pointers into the file's content. */
export const optionErrors: (use: WidgetUse) => readonly SchemaError[] = weakMemo((use) => {
  const { widget, pointer, options = {}, drawn, unclear } = use;
  if (unclear || !isObject(options)) return [];
  const mayBeAdded = ({ pointer: at, keyword }: SchemaError) =>
    at === '' && (keyword === 'required' || keyword === 'dependencies');
  return schemaErrors(`widgets/${widget}`, options)
    .filter((error) => drawn || !mayBeAdded(error))
    .map((error) => ({ ...error, pointer: `${pointer}/ui:options${error.pointer}` }));
});

/** Returns true if an error in a widget's options may not be an error for another widget. */
export function isOfAnotherWidget({ keyword, meant }: SchemaError): boolean {
  return (keyword === 'additionalProperties' && meant === undefined) || keyword === 'required';
}

/** Returns the fields that a widget can draw, or undefined if "draws" in its schema does not define them. */
export const drawsOf = memo((widget: string) => {
  const { draws } = widgetSchema(widget);
  if (!isObject(draws)) return undefined;
  const validate = createAjv().compile(draws);
  return { description: String(draws.description), canDraw: (field: JsonObject): boolean => validate(field) };
});

/** Returns the keywords by which an answer from a widget can fail, as defined by "failsBy" in its schema. */
export function failsBy(widget: string): readonly string[] {
  return listOf(widgetSchema(widget).failsBy).map(String);
}

function merged(schema: JsonObject): JsonObject {
  return Object.assign({}, ...listOf(schema.allOf).filter(isObject).map(merged), schema);
}

/** Returns a field's schema with its widget's options as "ui:options". Undefined if its type is not defined. */
export function fieldToDraw({ nodes }: Form, node: FormNode): JsonObject | undefined {
  const parent = nodes.find(({ fields }) => fields.get(node.name) === node.schemas);
  const schema = parent && fieldSchema(parent, node.name);
  const field = schema && { ...merged(schema), 'ui:options': node.ui['ui:options'] ?? {} };
  return field && ['type', 'enum', 'oneOf'].some((keyword) => keyword in field) ? field : undefined;
}

/** A field of a form with its own control. */
export interface DrawnField {
  node: FormNode;
  widget: string;
}

const widgetsFitting = pairMemo((form: Form, node: FormNode) => {
  const field = fieldToDraw(form, node);
  return memo((widget: string) => field && drawsOf(widget)?.canDraw(field));
});

/** Returns true if a widget can draw a field, or undefined if that is not known. */
export function canDraw(widget: string, form: Form, node: FormNode): boolean | undefined {
  return widgetsFitting(form, node)(widget);
}

/** Returns true if a keyword of a field does not go with its type. type-keyword reports it. */
export function hasWrongType({ schemas }: FormNode): boolean {
  return schemas.some((part) => inapplicableKeywords(part).length > 0);
}

/** Returns the larger values around a field that one widget draws as a whole. */
export function enclosingWidgets({ nodes }: Form, { pointer }: FormNode): FormNode[] {
  return nodes.filter((node) => typeof node.ui['ui:widget'] === 'string' && isInside(pointer, node.pointer));
}

/** Returns true if one widget draws a field as part of a larger value, and nothing defines how to draw it separately. */
function isHidden(form: Form, node: FormNode): boolean {
  return enclosingWidgets(form, node).some((whole) => {
    const drawsParts = Object.keys(whole.ui).some((name) => !name.startsWith('ui:'));
    return !drawsParts || (Object.keys(node.ui).length === 0 && !node.canBeRequired);
  });
}

/** Returns true if content-schema reports an error at a field or around it that may affect how the field is drawn. */
export function isUnclear(context: CheckContext, { file, root }: Form, { pointer }: FormNode): boolean {
  return context.schemaErrors(file).some((error) => {
    const location = error.part === 'key' ? parentOf(error.pointer) : error.pointer;
    const isAround = isInside(`${pointer}/`, location) && isInside(location, root.pointer);
    return isAround || isInside(error.pointer, pointer);
  });
}

/** Returns true if another rule reports how a field is drawn. */
function isReportedElsewhere(context: CheckContext, form: Form, { node, widget }: DrawnField): boolean {
  const use = context.widgets(form.file).find((each) => each.pointer === node.pointer);
  const isWrong = use && (use.unclear || optionErrors(use).length > 0);
  return (
    isWrong || isUnclear(context, form, node) || hasWrongType(node) || canDraw(widget, form, node) === false
  );
}

/** Returns the groups of a form that draw a message of their own: objects without a widget, and the items of lists. */
export function drawnGroups(context: CheckContext, form: Form): FormNode[] {
  return form.nodes.filter(
    (node) =>
      node !== form.root &&
      widgetOf(node) === undefined &&
      !isHidden(form, node) &&
      !isUnclear(context, form, node) &&
      !hasWrongType(node),
  );
}

/** Returns true for the entries of a list, which the widget of the list draws. */
const isEntry = ({ name, schemas }: FormNode) =>
  name === 'items' && !schemas[0]?.pointer.endsWith('/properties/items');

/** Returns the drawn fields of a form. Leaves out fields if it is not clear how they are drawn. */
export const drawnFields = pairMemo((context: CheckContext, form: Form): readonly DrawnField[] => {
  const withUnknownNames = fieldNames(form).filter(({ isField }) => !isField);
  // the entry under an unknown name may be meant for a field that has no entry
  const mayBeDrawn = ({ ui, pointer }: FormNode) =>
    Object.keys(ui).length === 0 && withUnknownNames.some(({ node }) => isInside(pointer, node.pointer));
  return form.nodes.flatMap((node): DrawnField[] => {
    const widget = node === form.root || isEntry(node) ? undefined : widgetOf(node);
    if (widget === undefined || isHidden(form, node) || mayBeDrawn(node)) return [];
    return isReportedElsewhere(context, form, { node, widget }) ? [] : [{ node, widget }];
  });
});
