import type { ErrorObject } from 'ajv';
import { once } from '../content/memo.ts';
import { createSchemaAjv } from '../schemas/ajv.ts';

const MAX_ERRORS = 10;

const schemas = once(createSchemaAjv);

function formatError(side: string, { instancePath, message, params }: ErrorObject): string {
  const detail = params.allowedValues ?? params.additionalProperty;
  return `${side}${instancePath} ${message}${detail === undefined ? '' : ` (${[detail].flat().join(', ')})`}`;
}

/** Returns what is wrong with data of a call, by schemas/api/{call}.schema.json, or undefined if it is valid. */
export function contractErrors(
  call: string,
  side: 'request' | 'response' | 'dependants',
  data: unknown,
): string | undefined {
  const validate = schemas().getSchema(`schema:/api/${call}.schema.json#/properties/${side}`);
  if (!validate) throw new Error(`There is no schemas/api/${call}.schema.json with a ${side}: write one`);
  if (validate(data)) return undefined;
  // ajv's "must match then" adds nothing to the error that caused it
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const texts = errors.slice(0, MAX_ERRORS).map((error) => formatError(side, error));
  if (errors.length > MAX_ERRORS) texts.push(`${errors.length - MAX_ERRORS} more`);
  return texts.join('; ');
}
