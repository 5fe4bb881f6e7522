import { isObject, type JsonObject } from '../../content/json.ts';
import { ANNOTATIONS } from '../../schemas/ajv.ts';
import { type Placed, refTarget, type SchemaPlace, schemaAt } from '../../schemas/places.ts';

interface Context {
  /** True if it has to hold. False inside `if`, `not` and `contains`. */
  holds: boolean;
  /** True if a `$ref` inserted it. It is then already refined, except for the keywords beside the `$ref`. */
  isRefined: boolean;
}

/** A function that adapts a schema to its reader. */
export type Refine = (schema: JsonObject, place: SchemaPlace, context: Context) => JsonObject;

const OMITTED = ['$ref', '$schema', '$defs', 'contentMediaType', ...ANNOTATIONS];
const SEVERAL = ['properties', 'patternProperties', 'dependencies', 'allOf', 'anyOf', 'oneOf'];
const INNER = ['items', 'additionalProperties', 'propertyNames', 'then', 'else'];
const CONDITIONS = ['if', 'not', 'contains'];

function nameOf({ uri, pointer }: SchemaPlace): string {
  const file = uri.replace(/^schema:\/(content\/)?|\.schema\.json$/g, '').replaceAll('/', '.');
  const inside = pointer.split('/').filter((part) => !['', '$defs', 'properties'].includes(part));
  return [file, ...inside].join('.');
}

/** Returns a reference to a definition of the editor's schema. */
export const refTo = (name: string) => ({ $ref: `#/$defs/${name}` });

/** Bundles schemas into one "$defs". Merges keywords beside a `$ref` with its target, because editors ignore them. */
export function bundle(roots: readonly SchemaPlace[], refine: Refine): Record<string, JsonObject> {
  const defs: Record<string, JsonObject> = {};

  const isRecursive = (place: SchemaPlace) =>
    place.pointer === '' && JSON.stringify(schemaAt(place).schema).includes('"$ref":"#"');

  const add = (place: SchemaPlace): string => {
    const name = nameOf(place);
    if (!Object.hasOwn(defs, name)) {
      defs[name] = {};
      const { title, description, ...rest } = convert(schemaAt(place).schema, place, true);
      defs[name] = isRecursive(place) ? rest : { title, description, ...rest };
    }
    return name;
  };

  const merge = (own: JsonObject, { schema, place }: Placed, holds: boolean): JsonObject => {
    if (isRecursive(place)) return { description: schema.description, ...own, allOf: [refTo(add(place))] };
    if (Object.keys(own).length === 0 && holds) return refTo(add(place));
    return { ...convert(schema, place, holds), ...own };
  };

  const convert = (schema: JsonObject, place: SchemaPlace, holds: boolean): JsonObject => {
    const inner = (value: unknown, path: string, innerHolds = holds): unknown =>
      isObject(value)
        ? convert(value, { uri: place.uri, pointer: `${place.pointer}/${path}` }, innerHolds)
        : value;
    const convertValue = (key: string, value: unknown): unknown => {
      if (CONDITIONS.includes(key)) return inner(value, key, false);
      if (INNER.includes(key)) return inner(value, key);
      if (!SEVERAL.includes(key)) return value;
      if (Array.isArray(value)) return value.map((item, index) => inner(item, `${key}/${index}`));
      const children = Object.entries(value as JsonObject);
      return Object.fromEntries(children.map(([name, child]) => [name, inner(child, `${key}/${name}`)]));
    };
    const entries = Object.entries(schema).filter(([key]) => !OMITTED.includes(key));
    const own = Object.fromEntries(entries.map(([key, value]) => [key, convertValue(key, value)]));
    const target = refTarget({ schema, place });
    const merged = target ? merge(own, target, holds) : own;
    return refine(merged, place, { holds, isRefined: target !== undefined });
  };

  for (const root of roots) add(root);
  return defs;
}
