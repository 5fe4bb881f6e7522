import { isObject, type JsonObject } from '../content/json.ts';
import { readSchema, schemaFiles, schemaUri } from '../schemas/read.ts';

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

const files = new Map<string, JsonObject>(schemaFiles().map((file) => [schemaUri(file), readSchema(file)]));

/** Returns the schema at a place. @throws Error if there is none */
export function schemaAt(place: SchemaPlace): Placed {
  const parts = place.pointer.split('/').slice(1);
  const schema = parts.reduce<unknown>(
    (at, part) => (isObject(at) ? at[part] : undefined),
    files.get(place.uri),
  );
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

/** Removes section numbers of the specification from a description, because authors never see the specification. */
export function withoutSections(description: unknown): string {
  return String(description ?? '').replace(/ \(§[^)]*\)/g, '');
}
