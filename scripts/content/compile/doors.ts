import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { branches } from '../../../src/engine/form/branches.ts';
import { holdsFields } from '../../../src/engine/form/holds-fields.ts';
import { widgetNameOf } from '../../../src/engine/form/widget-name.ts';
import { isObject, walk } from '../json.ts';

type Fields = Record<string, FormSchema>;

/** The fields of a form that have no fields inside, with what is written beside them. */
function collectWidgets(schema: FormSchema, ui: UiSchema, found: Set<string>): void {
  if (ui['ui:widget'] || !holdsFields(schema)) {
    found.add(widgetNameOf(schema, ui));
    return;
  }
  for (const part of branches(schema)) collectWidgets({ type: 'object', ...part }, ui, found);
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Fields)) {
    collectWidgets(property, (ui[name] ?? {}) as UiSchema, found);
  }
  if (isObject(schema.items)) collectWidgets(schema.items as FormSchema, (ui.items ?? {}) as UiSchema, found);
}

/** What a page has to load besides itself. */
export interface Doors {
  widgets: string[];
  sources: string[];
}

/** Every widget and every source that a page's fields need, so that the page can load these and no others. */
export function doorsOf(content: unknown): Doors {
  const widgets = new Set<string>();
  const sources = new Set<string>();
  walk(content, (value) => {
    if (!isObject(value)) return;
    if (isObject(value.schema) && isObject(value.uiSchema)) {
      collectWidgets(value.schema as FormSchema, value.uiSchema as UiSchema, widgets);
    }
    const options = value['ui:options'];
    if (isObject(options) && typeof options.source === 'string') sources.add(options.source);
  });
  return { widgets: [...widgets].sort(), sources: [...sources].sort() };
}
