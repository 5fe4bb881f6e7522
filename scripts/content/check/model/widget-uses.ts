import type { FormSchema } from '../../../../src/engine/compiled.ts';
import { holdsFields } from '../../../../src/engine/form/holds-fields.ts';
import { widgetNameOf } from '../../../../src/engine/form/widget-name.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { SchemaError } from '../mistakes/mistake.ts';
import type { Schemas } from '../schemas.ts';
import type { Form, FormNode } from './forms.ts';
import type { OwnContent } from './own-content.ts';
import { uiWordMeant } from './ui-words.ts';

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
const isMisspeltWord = (name: string) => !name.startsWith('ui:') && uiWordMeant(name) !== undefined;

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
    const unclear = misspelt.has(use.pointer) || Object.keys(ui).some(isMisspeltWord);
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

/** What a widget's own schema finds wrong with the options it is given, by pointer into the file's content. */
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

/** Whether a mistake in a widget's options would be none for another widget: an option that is none of its own. */
export function isOfAnotherWidget({ keyword, meant }: SchemaError): boolean {
  return (keyword === 'additionalProperties' && meant === undefined) || keyword === 'required';
}
