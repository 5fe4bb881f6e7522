import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../src/studio/model.ts';
import { drawsOf } from '../content/check/model/widgets.ts';
import { type JsonObject, listOf, objectOf } from '../content/json.ts';
import { ROOT } from '../root.ts';
import { widgetSchema } from '../schemas/read.ts';
import { descriptionOf } from './described.ts';
import { fieldDrawnAt } from './outline/fields.ts';
import type { createForms } from './properties/compile-form.ts';
import { type SiteContent, siteNames } from './site-content.ts';

/** A widget that can draw a field. Its form shows the field. Absent if it needs settings, or what only pages have. */
interface WidgetExample {
  name: string;
  description: string;
  form?: string;
}

/** Returns those of a field's settings that a widget has too. */
export function settingsFor(widget: string, settings: unknown): JsonObject {
  const known = objectOf(widgetSchema(widget).properties);
  return Object.fromEntries(Object.entries(objectOf(settings)).filter(([name]) => name in known));
}

/** Returns the names of the widgets that can draw a field with a rule, and the one that draws it now. */
export function widgetsFor(rule: JsonObject, ui: JsonObject): string[] {
  const canDraw = (name: string) =>
    drawsOf(name)?.canDraw({ ...rule, 'ui:options': settingsFor(name, ui['ui:options']) });
  return [...siteNames().widgets].sort().filter((name) => name === ui['ui:widget'] || canDraw(name));
}

const isEngineWidget = (name: string) => existsSync(join(ROOT, 'src/engine/widgets', name));

/** Returns the widgets that can draw a field, each with a form that shows the field itself. */
export function widgetExamples(
  content: SiteContent,
  { file, pointer }: Place,
  forms: ReturnType<typeof createForms>,
): WidgetExample[] {
  const { value } = content.resolved(content.fileOf(file));
  const field = fieldDrawnAt(value, pointer);
  if (!field) return [];
  return widgetsFor(field.schema, field.ui).map((name): WidgetExample => {
    const schema = widgetSchema(name);
    const options = settingsFor(name, field.ui['ui:options']);
    // the site's own widgets and sources need what only its pages have
    const isOwn = !isEngineWidget(name) || options.source !== undefined;
    const isReady = !isOwn && listOf(schema.required).every((each) => String(each) in options);
    const ui = { 'ui:widget': name, 'ui:options': options };
    return {
      name,
      description: descriptionOf(schema),
      ...(isReady && {
        form: forms.addressOf({
          schema: { type: 'object', properties: { [field.name]: field.schema } },
          uiSchema: { [field.name]: ui },
        }),
      }),
    };
  });
}
