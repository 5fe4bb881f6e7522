import { isObject } from '../content/json.ts';
import { ANNOTATIONS } from './ajv.ts';

/** Keywords for people, editors and tools. Validators do not need them, and ajv would copy them into its code. */
export const DESCRIPTIVE_KEYWORDS: ReadonlySet<string> = new Set([
  '$schema',
  'title',
  'description',
  'examples',
  'default',
  ...ANNOTATIONS,
]);

/** Keywords whose value is a map from names to schemas. The names are not keywords. */
const NAME_MAPS = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependencies']);

/** Keywords whose value is data, which stays unchanged. */
const DATA = new Set(['const', 'enum', 'default']);

/** Returns a schema without descriptive keywords, or without the given ones. */
export function stripKeywords<Schema>(
  schema: Schema,
  keywords: ReadonlySet<string> = DESCRIPTIVE_KEYWORDS,
): Schema {
  const strip = (value: unknown, isNameMap = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).filter(([name]) => isNameMap || !keywords.has(name));
    const stripped = entries.map(([name, item]) => {
      if (isNameMap) return [name, strip(item)];
      return [name, DATA.has(name) ? item : strip(item, NAME_MAPS.has(name))];
    });
    return Object.fromEntries(stripped);
  };
  return strip(schema) as Schema;
}
