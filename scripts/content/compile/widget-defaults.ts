import { widgetSchema } from '../../schemas/read.ts';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import { memo } from '../memo.ts';

/**
 * Returns the default of an option. Defaults that all widgets share belong to the engine: here they would enlarge
 * every page.
 */
function defaultOf(option: unknown): unknown {
  if (!isObject(option)) return undefined;
  const [, widget, name] = /^([\w-]+)\.schema\.json#\/properties\/(\w+)$/.exec(String(option.$ref)) ?? [];
  if ('default' in option || !widget || !name || widget === 'common') return option.default;
  return defaultOf(optionsOf(widget)[name]);
}

const optionsOf = (widget: string) => objectOf(widgetSchema(widget).properties);

const defaultsOf = memo((widget: string): JsonObject => {
  const options = Object.entries(optionsOf(widget));
  const found = options.map(([name, option]) => [name, defaultOf(option)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
});

/** Adds the defaults from a widget's schema to the options of a field's uiSchema. Returns other values unchanged. */
export function withDefaultOptions(value: unknown): unknown {
  if (!isObject(value) || typeof value['ui:widget'] !== 'string') return value;
  const options = { ...defaultsOf(value['ui:widget']), ...(value['ui:options'] as JsonObject | undefined) };
  return Object.keys(options).length > 0 ? { ...value, 'ui:options': options } : value;
}
