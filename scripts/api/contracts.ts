import type { ErrorObject } from 'ajv';
import { objectOf } from '../content/json.ts';
import { memo, once } from '../content/memo.ts';
import { valueIn } from '../content/resolve.ts';
import { createSchemaAjv } from '../schemas/ajv.ts';
import { type Placed, refTarget, schemaAt, schemaPlace } from '../schemas/places.ts';

const schemas = once(() => createSchemaAjv({ verbose: true }));

/**
 * Validates data of a call against a place in its contract, schemas/api/{call}.schema.json.
 * @param pointer the place, such as /properties/response
 * @returns the errors, which contain the data. Empty if the data is valid
 */
export function validateContract(call: string, pointer: string, data: unknown): ErrorObject[] {
  const validate = schemas().getSchema(`schema:/api/${call}.schema.json#${pointer}`);
  if (!validate) throw new Error(`There is no schemas/api/${call}.schema.json with ${pointer}: write one`);
  if (validate(data)) return [];
  // ajv's "must match then" adds nothing to the error that caused it
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
}

/** Returns a part of a call's request by the contract: its params, query, headers, body or files, if it has any. */
export function requestPart(call: string, part: string): Placed | undefined {
  const given = schemaAt(schemaPlace(`api/${call}`, '/properties/request'));
  const { schema, place } = refTarget(given) ?? given;
  if (!objectOf(schema.properties)[part]) return undefined;
  const found = schemaAt({ uri: place.uri, pointer: `${place.pointer}/properties/${part}` });
  return refTarget(found) ?? found;
}

/** Returns the names of the request headers that the contract of a call describes. */
export const headerNames = memo((call: string): string[] =>
  Object.keys(objectOf(valueIn(requestPart(call, 'headers')?.schema, '/properties'))),
);
