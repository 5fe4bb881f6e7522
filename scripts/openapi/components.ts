import { isObject, type JsonObject, objectOf } from '../content/json.ts';
import { ANNOTATIONS } from '../schemas/ajv.ts';
import { inside, type Placed, refTarget } from '../schemas/places.ts';

/** Keywords that the document does not need: components replace definitions, and their names are the titles. */
const OMITTED = new Set(['$ref', '$schema', '$defs', 'definitions', 'title', ...ANNOTATIONS]);
/** Keywords whose value is a map from names to schemas. */
const NAME_MAPS = new Set(['properties', 'patternProperties', 'dependencies']);
/** Keywords whose value is a schema or a list of schemas. */
const APPLICATORS = new Set([
  ...['items', 'additionalItems', 'contains', 'additionalProperties', 'propertyNames', 'contentSchema'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
]);

/** Replaces the keywords of draft-07 that draft 2020-12 does not have. */
function withoutDraft07({ dependencies, additionalItems, ...schema }: JsonObject): JsonObject {
  const dependent = Object.entries(objectOf(dependencies));
  const dependentRequired = dependent.filter(([, names]) => Array.isArray(names));
  const dependentSchemas = dependent.filter(([, names]) => !Array.isArray(names));
  const { items: prefixItems, ...rest } = schema;
  return {
    ...(Array.isArray(prefixItems)
      ? { ...rest, prefixItems, ...(additionalItems !== undefined && { items: additionalItems }) }
      : schema),
    ...(dependentRequired.length > 0 && { dependentRequired: Object.fromEntries(dependentRequired) }),
    ...(dependentSchemas.length > 0 && { dependentSchemas: Object.fromEntries(dependentSchemas) }),
  };
}

export type Components = ReturnType<typeof createComponents>;

/** Collects schemas as components of an OpenAPI 3.1 document, whose dialect is draft 2020-12 and not draft-07. */
export function createComponents() {
  /** The components by name. */
  const schemas: Record<string, JsonObject> = {};
  const origins = new Map<string, string>();

  const refTo = (name: string, placed: Placed): JsonObject => {
    const origin = `${placed.place.uri}#${placed.place.pointer}`;
    const known = origins.get(name);
    if (known && known !== origin) throw new Error(`${known} and ${origin} have the same title: rename one.`);
    if (!known) {
      origins.set(name, origin);
      schemas[name] = convert(placed);
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  /**
   * Converts a schema. One with a title becomes a component of this name, all others are part of the result.
   * @throws Error if another schema has the same title
   */
  const add = (placed: Placed): JsonObject => {
    const target = refTarget(placed);
    if (target) return { ...add(target), ...convert(placed) };
    const { title } = placed.schema;
    return typeof title === 'string' ? refTo(title, placed) : convert(placed);
  };

  const convert = (placed: Placed): JsonObject => {
    const at = (path: string, value: unknown) => (isObject(value) ? add(inside(placed, path, value)) : value);
    const convertValue = (keyword: string, value: unknown): unknown => {
      if (APPLICATORS.has(keyword) && Array.isArray(value))
        return value.map((item, index) => at(`${keyword}/${index}`, item));
      if (APPLICATORS.has(keyword)) return at(keyword, value);
      if (!NAME_MAPS.has(keyword)) return value;
      const children = Object.entries(objectOf(value));
      return Object.fromEntries(children.map(([name, child]) => [name, at(`${keyword}/${name}`, child)]));
    };
    const entries = Object.entries(placed.schema).filter(([keyword]) => !OMITTED.has(keyword));
    return withoutDraft07(
      Object.fromEntries(entries.map(([keyword, value]) => [keyword, convertValue(keyword, value)])),
    );
  };

  return { schemas, add };
}
