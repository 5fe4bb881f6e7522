import type { ErrorObject } from 'ajv';
import { createSchemaAjv } from '../schemas/ajv.ts';

const MOST_ERRORS = 10;

type Side = 'request' | 'response' | 'dependants';

/** The contracts of all calls, as the schemas in schemas/api describe them. */
export interface Contracts {
  /**
   * Validates one side of a call, or the list of dependants that it carries as a text.
   *
   * @param call the name of its file: schemas/api/{call}.schema.json
   * @returns the errors as a text; undefined for valid data
   * @throws Error when there is no such schema
   */
  validate(call: string, side: Side, data: unknown): string | undefined;
}

function formatError(side: string, { instancePath, message, params }: ErrorObject): string {
  const detail = params.allowedValues ?? params.additionalProperty;
  return `${side}${instancePath} ${message}${detail === undefined ? '' : ` (${[detail].flat().join(', ')})`}`;
}

/** Reads the schemas in schemas/api. */
export function createContracts(): Contracts {
  const ajv = createSchemaAjv();
  return {
    validate(call, side, data) {
      const validate = ajv.getSchema(`schema:/api/${call}.schema.json#/properties/${side}`);
      if (!validate) throw new Error(`There is no schemas/api/${call}.schema.json with a ${side}: write one`);
      if (validate(data)) return undefined;
      // "must match then" adds nothing to the error that caused it
      const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
      const texts = errors.slice(0, MOST_ERRORS).map((error) => formatError(side, error));
      if (errors.length > MOST_ERRORS) texts.push(`${errors.length - MOST_ERRORS} more`);
      return texts.join('; ');
    },
  };
}
