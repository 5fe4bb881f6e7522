import type { FormSchema } from '../../../src/engine/compiled.ts';
import { widgetNameOf } from '../../../src/engine/form/widget-name.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Form, FormNode } from './forms.ts';
import type { Mistake } from './mistakes/mistake.ts';
import type { OwnContent } from './own-content.ts';
import type { Schemas } from './schemas.ts';

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
}

/** The widget that draws a field of a form, or undefined for a field that only groups others. */
function widgetOf({ ui, schemas, fields }: FormNode): string | undefined {
  if (typeof ui['ui:widget'] === 'string') return ui['ui:widget'];
  const schema: JsonObject = Object.assign({}, ...schemas.map((part) => part.schema));
  const groups = fields.size > 0 || schema.type === 'object' || schema.type === 'array';
  return groups ? undefined : widgetNameOf(schema as FormSchema, {});
}

/** The widgets in a file's own content: of its forms' fields first, then of what it defines for others. */
export function widgetUses(own: OwnContent, forms: readonly Form[]): WidgetUse[] {
  const uses = new Map<string, WidgetUse>();
  for (const node of forms.flatMap((form) => form.nodes)) {
    const { pointer, ui } = node;
    const widget = widgetOf(node);
    if (widget === undefined) continue;
    const named = typeof ui['ui:widget'] === 'string';
    uses.set(pointer, { widget, named, pointer, options: ui['ui:options'], drawn: true });
  }
  own.walk((value, pointer) => {
    if (!isObject(value) || uses.has(pointer)) return;
    const { 'ui:widget': widget, 'ui:options': options } = value;
    if (typeof widget === 'string') uses.set(pointer, { widget, named: true, pointer, options, drawn: false });
  });
  return [...uses.values()];
}

/** What a widget's own schema finds wrong with the options it is given, by pointer into the file's content. */
export function optionMistakes(schemas: Schemas, { widget, pointer, options, drawn }: WidgetUse): Mistake[] {
  const schema = `widgets/${widget}`;
  const given = options ?? {};
  if (!schemas.has(schema) || !isObject(given)) return [];
  const mayBeAdded = ({ pointer, keyword }: Mistake) =>
    pointer === '' && (keyword === 'required' || keyword === 'dependencies');
  return schemas
    .mistakes(schema, given)
    .filter((mistake) => drawn || !mayBeAdded(mistake))
    .map((mistake) => ({ ...mistake, pointer: `${pointer}/ui:options${mistake.pointer}` }));
}
