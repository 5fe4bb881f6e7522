import type { FormSchema } from '../../../src/engine/compiled.ts';
import { widgetNameOf } from '../../../src/engine/form/widget-name.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Form, FormNode } from './forms.ts';
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
    const widget = widgetOf(node);
    const { pointer, ui } = node;
    if (widget === undefined) continue;
    uses.set(pointer, { widget, named: typeof ui['ui:widget'] === 'string', pointer, options: ui['ui:options'], drawn: true });
  }
  own.walk((value, pointer) => {
    if (!isObject(value) || uses.has(pointer)) return;
    const { 'ui:widget': widget, 'ui:options': options } = value;
    if (typeof widget === 'string') uses.set(pointer, { widget, named: true, pointer, options, drawn: false });
  });
  return [...uses.values()];
}
