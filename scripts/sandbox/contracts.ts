import type { ErrorObject } from 'ajv';
import { createSchemaAjv } from '../schemas/ajv.ts';

/** The maximum number of errors in a message. */
const MOST_ERRORS = 10;

type Side = 'request' | 'response' | 'dependants';

export interface Contracts {
  /**
   * What keeps `data` from fitting one side of a call, or the dependants that it has as a text, in words; undefined
   * where it fits.
   * @param call names the file: schemas/api/{call}.schema.json
   * @throws where there is no such file: every call of the sandbox needs its contract
   */
  misfit(call: string, side: Side, data: unknown): string | undefined;
}

function inWords(side: string, { instancePath, message, params }: ErrorObject): string {
  const detail = params.allowedValues ?? params.additionalProperty;
  return `${side}${instancePath} ${message}${detail === undefined ? '' : ` (${[detail].flat().join(', ')})`}`;
}

/** The schemas under schemas/api, ready to hold the sandbox to them. */
export function createContracts(): Contracts {
  const ajv = createSchemaAjv();
  return {
    misfit(call, side, data) {
      const validate = ajv.getSchema(`schema:/api/${call}.schema.json#/properties/${side}`);
      if (!validate) throw new Error(`There is no schemas/api/${call}.schema.json with a ${side}: write one`);
      if (validate(data)) return undefined;
      // "must match then" adds nothing to the error that made it so
      const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
      const words = errors.slice(0, MOST_ERRORS).map((error) => inWords(side, error));
      if (errors.length > MOST_ERRORS) words.push(`${errors.length - MOST_ERRORS} more`);
      return words.join('; ');
    },
  };
}
