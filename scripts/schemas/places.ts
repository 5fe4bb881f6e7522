import { isObject, type JsonObject } from '../content/json.ts';
import { memo } from '../content/memo.ts';
import { valueIn } from '../content/resolve.ts';
import { readSchema, SCHEMAS_DIR } from './read.ts';

/** A place in our schemas: `schema:/content/common.schema.json` and `/$defs/text`. */
export interface SchemaPlace {
  uri: string;
  pointer: string;
}

/** A schema and its place, which its `$ref`s are relative to. */
export interface Placed {
  schema: JsonObject;
  place: SchemaPlace;
}

/** Returns the place of a schema by its path in schemas/, without its ending. */
export function schemaPlace(path: string, pointer = ''): SchemaPlace {
  return { uri: `schema:/${path}.schema.json`, pointer };
}

const fileAt = memo((uri: string) => readSchema(uri.replace('schema:/', SCHEMAS_DIR)));

/** Returns the schema at a place. @throws Error if there is none */
export function schemaAt(place: SchemaPlace): Placed {
  const schema = valueIn(fileAt(place.uri), place.pointer);
  if (!isObject(schema)) throw new Error(`There is no schema at ${place.uri}#${place.pointer}.`);
  return { schema, place };
}

/** Returns the target of a schema's `$ref`, or undefined if it has none. */
export function refTarget({ schema, place }: Placed): Placed | undefined {
  if (typeof schema.$ref !== 'string') return undefined;
  const [uri = '', pointer = ''] = new URL(schema.$ref, place.uri).href.split('#');
  return schemaAt({ uri, pointer });
}

/** Returns a schema inside another, with its place. */
export function inside({ place }: Placed, path: string, schema: JsonObject): Placed {
  return { schema, place: { uri: place.uri, pointer: `${place.pointer}/${path}` } };
}

/** Replaces every `$ref` in a schema by its target. Keywords beside a `$ref` override those of the target. */
export function withoutRefs({ schema, place }: Placed): JsonObject {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    return isObject(value) ? withoutRefs({ schema: value, place }) : value;
  };
  const { $ref: _, ...own } = schema;
  const target = refTarget({ schema, place });
  const entries = Object.entries(own).map(([name, value]) => [name, convert(value)]);
  return { ...(target && withoutRefs(target)), ...Object.fromEntries(entries) };
}
