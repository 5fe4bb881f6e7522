import { isObject, type JsonObject } from '../../content/json.ts';
import { ANNOTATIONS } from '../../schemas/ajv.ts';
import { readSchema, type Schema, schemaFiles, schemaUri } from '../../schemas/read.ts';

/** A place in our schemas: `schema:/content/common.schema.json` and `/$defs/text`. */
export interface SchemaPlace {
  uri: string;
  pointer: string;
}

/** How a schema stands where it is. */
interface Standing {
  /** whether it has to hold, or is only asked about */
  holds: boolean;
  /** whether a `$ref` brought it, so that it is as its reader needs it but for what stands beside the `$ref` */
  isTaken: boolean;
}

/** Changes a schema for its reader. */
export type Refine = (schema: JsonObject, place: SchemaPlace, standing: Standing) => JsonObject;

/** What is said to other readers than editors. */
const FOR_OTHERS = ['$schema', '$defs', 'contentMediaType', ...ANNOTATIONS];
const BY_NAME = ['properties', 'patternProperties', 'dependencies'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const INNER = ['items', 'additionalProperties', 'propertyNames', 'then', 'else'];
const ASKED = ['if', 'not', 'contains'];

/** `common.text` for `schema:/content/common.schema.json#/$defs/text`. */
export function nameOf({ uri, pointer }: SchemaPlace): string {
  const file = uri.replace(/^schema:\/(content\/)?|\.schema\.json$/g, '').replaceAll('/', '.');
  const inside = pointer
    .split('/')
    .filter((part) => part !== '' && part !== '$defs' && part !== 'properties');
  return [file, ...inside].join('.');
}

const leadTo = (name: string) => ({ $ref: `#/$defs/${name}` });

/**
 * Brings schemas of many files together in one, each under a name in "$defs", for readers that know less of `$ref`s
 * than a validator does: editors forget what is said beside one.
 */
export function bundle(roots: readonly SchemaPlace[], refine: Refine): Record<string, JsonObject> {
  const files = new Map<string, Schema>(schemaFiles().map((file) => [schemaUri(file), readSchema(file)]));
  const defs: Record<string, JsonObject> = {};

  const read = ({ uri, pointer }: SchemaPlace): JsonObject => {
    const parts = pointer.split('/').slice(1);
    const found = parts.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), files.get(uri));
    if (!isObject(found)) throw new Error(`There is no schema at ${uri}#${pointer}.`);
    return found;
  };
  const target = (ref: string, from: SchemaPlace): SchemaPlace => {
    const [uri = '', pointer = ''] = new URL(ref, from.uri).href.split('#');
    return { uri, pointer };
  };
  /** A schema that takes itself in would never end: it stands once, and is led to. */
  const isEndless = ({ uri, pointer }: SchemaPlace) =>
    pointer === '' && JSON.stringify(files.get(uri)).includes('"$ref":"#"');

  const add = (place: SchemaPlace): string => {
    const name = nameOf(place);
    if (!Object.hasOwn(defs, name)) {
      defs[name] = {};
      const { title, description, ...rest } = convert(read(place), place, true);
      defs[name] = isEndless(place) ? rest : { title, description, ...rest };
    }
    return name;
  };

  const follow = (ref: string, own: JsonObject, place: SchemaPlace, holds: boolean): JsonObject => {
    const to = target(ref, place);
    if (isEndless(to)) return { description: read(to).description, ...own, allOf: [leadTo(add(to))] };
    if (Object.keys(own).length === 0 && holds) return leadTo(add(to));
    return { ...convert(read(to), to, holds), ...own };
  };

  const convert = (schema: JsonObject, place: SchemaPlace, holds: boolean): JsonObject => {
    const inner = (value: unknown, path: string, held = holds): unknown =>
      isObject(value) ? convert(value, { uri: place.uri, pointer: `${place.pointer}/${path}` }, held) : value;
    const entries = Object.entries(schema).filter(([key]) => key !== '$ref' && !FOR_OTHERS.includes(key));
    const own = Object.fromEntries(
      entries.map(([key, value]) => {
        if (BY_NAME.includes(key) && isObject(value)) {
          const children = Object.entries(value).map(([name, child]) => [
            name,
            inner(child, `${key}/${name}`),
          ]);
          return [key, Object.fromEntries(children)];
        }
        if (LISTS.includes(key) && Array.isArray(value)) {
          return [key, value.map((item, index) => inner(item, `${key}/${index}`))];
        }
        if (INNER.includes(key)) return [key, inner(value, key)];
        return [key, ASKED.includes(key) ? inner(value, key, false) : value];
      }),
    );
    if (typeof schema.$ref !== 'string') return refine(own, place, { holds, isTaken: false });
    return refine(follow(schema.$ref, own, place, holds), place, { holds, isTaken: true });
  };

  for (const root of roots) add(root);
  return defs;
}
