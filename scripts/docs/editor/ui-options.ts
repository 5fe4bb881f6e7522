import { isObject, type JsonObject } from '../../content/json.ts';

const OPTIONS = 'ui:options';
const WIDGET = 'ui:widget';
const SHARED = 'widgets.common';

type Defs = Readonly<Record<string, JsonObject>>;

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

/** Returns conditional schemas that give each widget its options. */
export function optionsByWidget(defs: Defs): JsonObject[] {
  const widgets = Object.keys(defs)
    .filter((name) => name.startsWith('widgets.') && !name.startsWith(SHARED) && name.split('.').length === 2)
    .map((name) => name.replace('widgets.', ''));
  const named = widgets.map((widget) => ({
    // a condition is nothing to suggest
    if: { properties: { [WIDGET]: { const: widget, doNotSuggest: true } }, required: [WIDGET] },
    then: { properties: { [OPTIONS]: { $ref: `#/$defs/widgets.${widget}` } } },
  }));
  const unnamed = {
    if: { not: { required: [WIDGET] } },
    then: { properties: { [OPTIONS]: anyOptions(widgets, defs) } },
  };
  return [...named, unnamed];
}
