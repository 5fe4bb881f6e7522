import { isObject, type JsonObject } from '../../content/json.ts';

const OPTIONS = 'ui:options';
const WIDGET = 'ui:widget';
/** What widgets share is no widget's own. */
const SHARED = 'widgets.common';

type Defs = Readonly<Record<string, JsonObject>>;

/** The options of all widgets, each saying which widgets it is for; of those that share a name, the first one's words. */
function anyOptions(widgets: readonly string[], defs: Defs): JsonObject {
  const uses = new Map<string, { schema: unknown; widgets: string[] }>();
  for (const widget of widgets) {
    const { properties } = defs[`widgets.${widget}`] ?? {};
    for (const [name, schema] of Object.entries(isObject(properties) ? properties : {})) {
      const use = uses.get(name) ?? { schema, widgets: [] };
      uses.set(name, { ...use, widgets: [...use.widgets, widget] });
    }
  }
  const resolve = (schema: unknown): unknown => {
    if (!isObject(schema) || typeof schema.$ref !== 'string') return schema;
    return defs[schema.$ref.replace('#/$defs/', '')] ?? schema;
  };
  const properties = [...uses].map(([name, use]) => {
    const { markdownDescription: _, ...schema } = resolve(use.schema) as JsonObject;
    const of = use.widgets.length === widgets.length ? '' : ` (${use.widgets.join(', ')})`;
    return [name, { ...schema, description: `${schema.description}${of}` }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** The rules that tell an editor which options belong to the widget beside them. */
export function optionsByWidget(defs: Defs): JsonObject[] {
  const widgets = Object.keys(defs)
    .filter((name) => name.startsWith('widgets.') && !name.startsWith(SHARED) && name.split('.').length === 2)
    .map((name) => name.replace('widgets.', ''));
  const named = widgets.map((widget) => ({
    // what is only asked about here is no word to offer
    if: { properties: { [WIDGET]: { const: widget, doNotSuggest: true } }, required: [WIDGET] },
    then: { properties: { [OPTIONS]: { $ref: `#/$defs/widgets.${widget}` } } },
  }));
  const unnamed = {
    if: { not: { required: [WIDGET] } },
    then: { properties: { [OPTIONS]: anyOptions(widgets, defs) } },
  };
  return [...named, unnamed];
}
