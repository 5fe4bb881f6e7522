import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';
import { isObject, type JsonObject } from '../json.ts';
import { memo } from '../memo.ts';

/**
 * Returns the default of an option. Defaults that all widgets share belong to the engine: here they would enlarge
 * every page.
 */
function defaultOf(option: unknown): unknown {
  if (!isObject(option)) return undefined;
  const [, file, name] = /^([\w-]+\.schema\.json)#\/properties\/(\w+)$/.exec(String(option.$ref)) ?? [];
  if ('default' in option || !file || !name || file === 'common.schema.json') return option.default;
  return defaultOf(propertiesOf(file)[name]);
}

function propertiesOf(file: string): JsonObject {
  const path = join(SCHEMAS_DIR, 'widgets', file);
  const { properties } = existsSync(path) ? readSchema(path) : {};
  return isObject(properties) ? properties : {};
}

const defaultsOf = memo((widget: string): JsonObject => {
  const options = Object.entries(propertiesOf(`${widget}.schema.json`));
  const found = options.map(([name, option]) => [name, defaultOf(option)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
});

/** Adds the defaults from a widget's schema to the options of a field's uiSchema. Returns other values unchanged. */
export function withDefaultOptions(value: unknown): unknown {
  if (!isObject(value) || typeof value['ui:widget'] !== 'string') return value;
  const options = { ...defaultsOf(value['ui:widget']), ...(value['ui:options'] as JsonObject | undefined) };
  return Object.keys(options).length > 0 ? { ...value, 'ui:options': options } : value;
}
