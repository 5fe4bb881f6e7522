import { isObject, type JsonObject } from '../../content/json.ts';
import { readSchema, schemaFiles, schemaUri } from '../../schemas/read.ts';
import type { SchemaPlace } from '../editor/bundle.ts';

const files = new Map<string, JsonObject>(schemaFiles().map((file) => [schemaUri(file), readSchema(file)]));

/** A schema and the place that it stands in, which its `$ref`s start from. */
export interface Placed {
  schema: JsonObject;
  place: SchemaPlace;
}

/** @throws Error where there is no schema */
export function schemaAt(place: SchemaPlace): Placed {
  const parts = place.pointer.split('/').slice(1);
  const found = parts.reduce<unknown>(
    (at, part) => (isObject(at) ? at[part] : undefined),
    files.get(place.uri),
  );
  if (!isObject(found)) throw new Error(`There is no schema at ${place.uri}#${place.pointer}.`);
  return { schema: found, place };
}

/** What a schema's `$ref` leads to, or undefined where it has none. */
export function target({ schema, place }: Placed): Placed | undefined {
  if (typeof schema.$ref !== 'string') return undefined;
  const [uri = '', pointer = ''] = new URL(schema.$ref, place.uri).href.split('#');
  return schemaAt({ uri, pointer });
}

/** The same place's inside: schemas by keyword or name. */
export function inside({ place }: Placed, path: string, schema: JsonObject): Placed {
  return { schema, place: { uri: place.uri, pointer: `${place.pointer}/${path}` } };
}
